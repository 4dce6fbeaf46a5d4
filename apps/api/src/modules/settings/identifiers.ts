import {
  identifierNames,
  isMask,
  normalNumber,
  type IdentifierName,
  type IdentifierRulesUpdate,
} from '@forecourt/contract';
import { json, type Row } from '../../db/schema.ts';
import { invalidFormat } from '../../domain/errors.ts';
import { rulesOf } from '../../domain/identifiers.ts';
import type { Edit } from './general.ts';

/**
 * Adds what an update changes of how a flow uses identifiers. Blank is no mask.
 *
 * @param field how a refusal names them, such as `flows.0.identifiers`
 * @throws InvalidInput INVALID_FORMAT naming them for a flow that has none, or the mask
 */
export function editIdentifiers(
  row: Row<'customisations'>,
  update: IdentifierRulesUpdate,
  field: string,
  { values, changes }: Edit<'customisations'>,
): void {
  const before = rulesOf(row);
  if (!before) throw invalidFormat(field, 'left out: this flow has no identifiers');
  const after = { ...before };
  const known = changes.length;
  for (const name of identifierNames) {
    const { use = before[name].use, mask: given = before[name].mask } = update[name] ?? {};
    const mask = maskOf(name, given, `${field}.${name}.mask`);
    after[name] = { use, mask };
    for (const part of ['use', 'mask'] as const) {
      if (after[name][part] === before[name][part]) continue;
      changes.push({
        area: 'SECTIONS',
        flow: row.flow,
        field: `identifiers.${name}.${part}`,
        before: before[name][part],
        after: after[name][part],
      });
    }
  }
  if (changes.length > known) values.identifiers = json(after);
}

/** @throws InvalidInput INVALID_FORMAT for what is no mask, or for one of a day */
function maskOf(name: IdentifierName, text: string | null, field: string): string | null {
  // only the case of letters matters: a small a is no A
  const mask = text === null || normalNumber(text) === '' ? null : text.trim();
  if (mask !== null && (name === 'date_of_loss' || !isMask(mask)))
    throw invalidFormat(
      field,
      'a mask in which # is a digit, A a letter and * either, as CL-######; none for a date of loss',
    );
  return mask;
}
