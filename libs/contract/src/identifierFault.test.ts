import { expect, test } from 'vitest';
import { identifierFault } from './identifierFault.ts';
import { defaultIdentifierRules, type IdentifierName } from './identifiers.ts';

const rules = {
  claim_number: { use: 'REQUIRED', mask: 'CL-######' },
  policy_number: { use: 'OPTIONAL', mask: null },
  date_of_loss: { use: 'OPTIONAL', mask: null },
} as const;
const today = '2026-03-05';

test.each<[IdentifierName, string, string | undefined]>([
  ['claim_number', '', 'MISSING_FIELD'],
  ['claim_number', 'cl-004211', undefined],
  ['claim_number', 'CL-4211', 'INVALID_FORMAT'],
  ['policy_number', '', undefined],
  ['policy_number', 'anything / 7', undefined],
  ['policy_number', '7\u200b7', 'INVALID_FORMAT'],
  ['date_of_loss', '', undefined],
  ['date_of_loss', '2026-03-05', undefined],
  ['date_of_loss', '2026-03-06', 'INVALID_FORMAT'],
  ['date_of_loss', '1900-01-01', undefined],
  ['date_of_loss', '1899-12-31', 'INVALID_FORMAT'],
  ['date_of_loss', '2026-02-31', 'INVALID_FORMAT'],
  ['date_of_loss', '5.3.2026', 'INVALID_FORMAT'],
])('%s %j: %s', (name, value, fault) => {
  expect(identifierFault(name, value, { rules, today })).toBe(fault);
});

test('what a flow does not use can only be none', () => {
  const off = { rules: defaultIdentifierRules, today };
  expect(identifierFault('claim_number', 'CL-004211', off)).toBe('INVALID_FORMAT');
  expect(identifierFault('claim_number', '', off)).toBeUndefined();
});
