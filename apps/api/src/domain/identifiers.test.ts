import { defaultIdentifierRules, type IdentifierRules } from '@forecourt/contract';
import { expect, test } from 'vitest';
import { InvalidInput } from './errors.ts';
import { checkIdentifiers, readIdentifiers, rulesOf } from './identifiers.ts';
import { dayIn } from './timeZone.ts';

const TODAY = '2026-03-05';
const rules: IdentifierRules = {
  claim_number: { use: 'REQUIRED', mask: 'CL-######' },
  policy_number: { use: 'OPTIONAL', mask: null },
  date_of_loss: { use: 'OPTIONAL', mask: null },
};
const errorsOf = (act: () => unknown): unknown => {
  try {
    return act();
  } catch (error) {
    if (error instanceof InvalidInput) return error.errors;
    throw error;
  }
};

test('identifiers are read in the form that is kept', () => {
  const given = { claim_number: ' cl-004211 ', policy_number: 'p 7', date_of_loss: '2026-03-05' };
  expect(readIdentifiers(rules, given, TODAY)).toEqual({
    claim_number: 'CL-004211',
    policy_number: 'P 7',
    date_of_loss: '2026-03-05',
  });
  expect(readIdentifiers(rules, { claim_number: 'CL-000001', policy_number: ' ' }, TODAY)).toEqual({
    claim_number: 'CL-000001',
    policy_number: null,
    date_of_loss: null,
  });
});

test('every refused one is named, and none is taken that the flow does not use', () => {
  expect(errorsOf(() => readIdentifiers(rules, { date_of_loss: '2026-03-06' }, TODAY))).toEqual([
    { field: 'identifiers.claim_number', code: 'MISSING_FIELD' },
    { field: 'identifiers.date_of_loss', code: 'INVALID_FORMAT' },
  ]);
  for (const none of [defaultIdentifierRules, null]) {
    expect(errorsOf(() => readIdentifiers(none, { claim_number: 'CL-1' }, TODAY))).toEqual([
      { field: 'identifiers.claim_number', code: 'INVALID_FORMAT' },
    ]);
    expect(readIdentifiers(none, { claim_number: '' }, TODAY).claim_number).toBeNull();
  }
});

test.each(['1899-12-31', '2026-02-30', '2026-2-3', '05.03.2026', '2026-03-05T00:00', 'yesterday'])(
  '%s is no day of a loss',
  (day) => {
    const given = { claim_number: 'CL-000001', date_of_loss: day };
    expect(errorsOf(() => readIdentifiers(rules, given, TODAY))).toEqual([
      { field: 'identifiers.date_of_loss', code: 'INVALID_FORMAT' },
    ]);
  },
);

test('a correction is checked where it changes something', () => {
  const now = { claim_number: 'OLD-1', policy_number: 'P', date_of_loss: null };
  checkIdentifiers(rules, { claim_number: 'OLD-1' }, now, TODAY);
  checkIdentifiers(rules, { claim_number: 'CL-000001', policy_number: null }, now, TODAY);
  checkIdentifiers(null, { claim_number: null, date_of_loss: null }, now, TODAY);
  expect(errorsOf(() => checkIdentifiers(rules, { claim_number: null }, now, TODAY))).toEqual([
    { field: 'details.claim_number', code: 'MISSING_FIELD' },
  ]);
  expect(errorsOf(() => checkIdentifiers(null, { claim_number: 'OLD-2' }, now, TODAY))).toEqual([
    { field: 'details.claim_number', code: 'INVALID_FORMAT' },
  ]);
});

test('a flow that sells has no rules, the others all of them', () => {
  expect(rulesOf({ flow: 'TRADE', identifiers: {} })).toBeNull();
  const identifiers = { claim_number: { use: 'OPTIONAL', mask: '##' } };
  expect(rulesOf({ flow: 'CLAIM', identifiers })).toEqual({
    ...defaultIdentifierRules,
    claim_number: { use: 'OPTIONAL', mask: '##' },
  });
});

test('a day is another one elsewhere', () => {
  const at = new Date('2026-03-05T03:30:00Z');
  expect(dayIn('America/Los_Angeles', at)).toBe('2026-03-04');
  expect(dayIn('UTC', at)).toBe('2026-03-05');
  expect(dayIn('Pacific/Kiritimati', new Date('2026-03-05T10:00:00Z'))).toBe('2026-03-06');
});
