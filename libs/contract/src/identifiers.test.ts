import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  defaultIdentifierRules,
  hasIdentifiers,
  normalNumber,
  numberKey,
  usedIdentifiers,
} from './identifiers.ts';
import { exampleOf, isMask, matchesMask } from './masks.ts';

test.each([
  ['CL-######', 'CL-004211', true],
  ['CL-######', 'cl-004211', true],
  ['CL-######', ' CL-004211 ', true],
  ['CL-######', 'CL-04211', false],
  ['CL-######', 'CL-0042111', false],
  ['CL-######', 'CL004211', false],
  ['CL-######', 'CL-00421O', false],
  ['AA/**-#', 'xy/7z-0', true],
  ['AA/**-#', 'x7/7z-0', false],
  ['AA/**-#', 'xy/7--0', false],
  ['cl-##', 'CL-12', true],
  ['Ca-##', 'CA-12', true],
  ['Ca-##', 'CB-12', false],
  ['##.(##)', '12.(34)', true],
  ['##.(##)', '12x(34)', false],
  ['###', '١٢٣', false],
  ['AAA', 'äöü', false],
  ['### ###', '123  456', true],
])('the mask %s and the number %s', (mask, value, taken) => {
  expect(matchesMask(mask, value)).toBe(taken);
});

test.each([
  ['anything / at all: 7', true],
  ['Ä-12', true],
  ['7'.repeat(40), true],
  ['7'.repeat(41), false],
  ['ß'.repeat(21), false],
  ['', false],
  ['   ', false],
  ['12\u202e34', false],
  ['12\u200b34', false],
  ['12\u000034', false],
])('without a mask, %j', (value, taken) => {
  expect(matchesMask(null, value)).toBe(taken);
});

test.each([
  ['CL-######', true],
  ['*', true],
  ['cl-#', true],
  ['#'.repeat(40), true],
  ['#'.repeat(41), false],
  ['', false],
  ['CL-2026', false],
  [' ###', false],
  ['###  ###', false],
  ['##\t##', false],
  ['##\u202e', false],
])('%j as a mask', (text, taken) => {
  expect(isMask(text)).toBe(taken);
});

test('an example of every mask is a number that the mask takes', () => {
  const signs = fc.constantFrom(...'##AA**-/. clXZ09a', 'é');
  const masks = fc.string({ unit: signs, maxLength: 40 }).filter(isMask);
  fc.assert(fc.property(masks, (mask) => matchesMask(mask, exampleOf(mask))));
});

test('an example reads like a number', () => {
  expect(exampleOf('CL-######')).toBe('CL-123456');
  expect(exampleOf('AA ## **')).toBe('AB 12 34');
  expect(exampleOf('pol-#')).toBe('POL-1');
});

test('a number is stored in one form and found without its punctuation', () => {
  expect(normalNumber('  cl-004  211 ')).toBe('CL-004 211');
  expect(numberKey('cl-004 211/b')).toBe('CL004211B');
  expect(numberKey('шкода_7')).toBe('ШКОДА7');
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), (text) => {
      expect(normalNumber(normalNumber(text))).toBe(normalNumber(text));
      expect(numberKey(numberKey(text))).toBe(numberKey(text));
    }),
  );
});

test('flows that conclude have identifiers, and use none until a partner says so', () => {
  expect(hasIdentifiers('CLAIM')).toBe(true);
  expect(hasIdentifiers('INSPECT')).toBe(true);
  expect(hasIdentifiers('TRADE')).toBe(false);
  expect(usedIdentifiers(defaultIdentifierRules)).toEqual([]);
  expect(usedIdentifiers(null)).toEqual([]);
  const rules = {
    ...defaultIdentifierRules,
    claim_number: { use: 'REQUIRED', mask: null },
    date_of_loss: { use: 'OPTIONAL', mask: null },
  } as const;
  expect(usedIdentifiers(rules)).toEqual(['claim_number', 'date_of_loss']);
});
