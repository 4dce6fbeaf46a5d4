import {
  ColumnNode,
  OperationNodeTransformer,
  OperatorNode,
  PrimitiveValueListNode,
  RawNode,
  ReferenceNode,
  ValueNode,
  type BinaryOperationNode,
  type KyselyPlugin,
  type OperationNode,
} from 'kysely';
import { accessors, createKysely } from '../src/db/database.ts';
import type { Database } from '../src/db/database.ts';

/** Replaces each comparison of a column `partner_id` with a value by `true`. */
class FilterRemover extends OperationNodeTransformer {
  removed = 0;

  protected override transformBinaryOperation(
    node: BinaryOperationNode,
    ...rest: [never?]
  ): BinaryOperationNode {
    if (!isPartnerFilter(node)) return super.transformBinaryOperation(node, ...rest);
    this.removed += 1;
    return RawNode.createWithSql('true') as OperationNode as BinaryOperationNode;
  }
}

function isPartnerFilter({ leftOperand, operator, rightOperand }: BinaryOperationNode): boolean {
  return (
    ReferenceNode.is(leftOperand) &&
    ColumnNode.is(leftOperand.column) &&
    leftOperand.column.column.name === 'partner_id' &&
    OperatorNode.is(operator) &&
    ['=', 'in'].includes(operator.operator) &&
    (ValueNode.is(rightOperand) || PrimitiveValueListNode.is(rightOperand))
  );
}

/**
 * A database whose transactions of one partner lose their partner filters: only row-level security
 * is left. The server's own work keeps its filters.
 * @returns the database, and how many filters were removed so far
 */
export function withoutPartnerFilters(db: Database): { db: Database; removed: () => number } {
  const remover = new FilterRemover();
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => remover.transformNode(node),
    transformResult: async ({ result }) => result,
  };
  const { scoped, read, readOne } = accessors(createKysely(db.pool).withPlugin(plugin), db.access);
  return { db: { ...db, scoped, read, readOne }, removed: () => remover.removed };
}
