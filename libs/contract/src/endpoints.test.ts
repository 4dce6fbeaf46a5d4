import { describe, expect, it } from 'vitest';
import { document } from './document.ts';
import * as endpoints from './generated/endpoints.ts';

const operations = Object.entries(document.paths).flatMap(([path, item]) =>
  Object.entries(item).map(([method, operation]) => ({ path, method, operation })),
);

describe('the endpoint of', () => {
  it('every operation stands under the name of the operation', () => {
    const ids = operations.map(({ operation }) => operation.operationId);
    expect(Object.keys(endpoints).sort()).toEqual(ids.sort());
  });

  it.each(operations)('$operation.operationId says how the contract has it called', (one) => {
    const { path, method, operation } = one;
    const isKeyed = (operation.parameters ?? []).some(
      ({ name, $ref }) => name === 'Idempotency-Key' || String($ref).endsWith('IdempotencyKey'),
    );
    const isPublic = operation.security?.length === 0;
    expect(endpoints[operation.operationId as keyof typeof endpoints]).toMatchObject({
      id: operation.operationId,
      path,
      method: method.toUpperCase(),
      keyed: isKeyed,
      access: isPublic ? 'public' : path.startsWith('/chats') ? 'chat' : 'staff',
    });
  });
});
