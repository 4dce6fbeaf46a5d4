import { defaultIdentifierRules, type IdentifierRules } from '@forecourt/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { givenIdentifiers, type IdentifierTexts, validateIdentifiers } from './identifiers.ts';

const rules: IdentifierRules = {
  claim_number: { use: 'REQUIRED', mask: 'CL-######' },
  policy_number: { use: 'OPTIONAL', mask: null },
  date_of_loss: { use: 'OPTIONAL', mask: null },
};
const check = (texts: IdentifierTexts, timeZone = 'Europe/Tallinn') =>
  validateIdentifiers({ claim_number: 'CL-004211', ...texts }, { rules, timeZone });

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-03-05T23:30:00Z') });
});
afterEach(() => void vi.useRealTimers());

test('what is required must be there, what is optional must be right', () => {
  expect(check({})).toEqual({});
  expect(check({ claim_number: ' ' })).toEqual({ 'identifiers.claim_number': 'MISSING_FIELD' });
  expect(check({ claim_number: 'cl-004211' })).toEqual({});
  expect(check({ claim_number: 'CL-4211' })).toEqual({
    'identifiers.claim_number': 'INVALID_FORMAT',
  });
  expect(check({ policy_number: '7\u200b7' })).toEqual({
    'identifiers.policy_number': 'INVALID_FORMAT',
  });
});

test.each([
  ['2026-03-06', 'Europe/Tallinn', true],
  ['2026-03-06', 'America/New_York', false],
  ['2026-03-05', 'America/New_York', true],
  ['1900-01-01', 'UTC', true],
  ['1899-12-31', 'UTC', false],
  ['2026-02-31', 'UTC', false],
  ['yesterday', 'UTC', false],
])('the day of loss %s in %s', (date_of_loss, timeZone, isRight) => {
  const wrong = { 'identifiers.date_of_loss': 'INVALID_FORMAT' };
  expect(check({ date_of_loss }, timeZone)).toEqual(isRight ? {} : wrong);
});

test('what the flow does not use is neither checked nor sent', () => {
  const texts = { claim_number: 'x', policy_number: ' 77 ', date_of_loss: '' };
  const off = { rules: defaultIdentifierRules };
  expect([validateIdentifiers(texts, off), givenIdentifiers(texts, off)]).toEqual([{}, undefined]);
  expect(validateIdentifiers(texts, { rules: null })).toEqual({});
  const some = { ...defaultIdentifierRules, policy_number: rules.policy_number };
  expect(givenIdentifiers(texts, { rules: some })).toEqual({ policy_number: '77' });
});
