import { expect, test } from 'vitest';
import { findingOf } from './vinInCode.ts';

const VIN = '1M8GDM9AXKP042788';
const found = (vin: string) => ({ kind: 'vin', vin });

test.each([
  ['as it stands', VIN],
  ['in small letters', VIN.toLowerCase()],
  ['with the I of an imported car', `I${VIN}`],
  ['among spaces', ` ${VIN} `],
  ['among the fields of a label', `P12345-A$${VIN}$2024-05`],
  ['in an address', `https://maker.test/label?vin=${VIN}`],
])('a VIN is found %s', (_, text) => expect(findingOf([text])).toEqual(found(VIN)));

test('a VIN without a check digit, as of Europe, is taken where it is all of the code', () => {
  const vin = 'WVWZZZ1JZ3W386752';
  expect(findingOf([vin])).toEqual(found(vin));
  expect(findingOf([`P1$${vin}$24`])).toEqual({ kind: 'other' });
});

test.each([
  ['one that its check digit contradicts', '1M8GDM9AXKP042878'],
  ['an article number', '4006381333931'],
  ['18 characters', `W${VIN}`],
  ['letters that a VIN never has', 'OM8GDM9AXKP042788'],
  ['an empty code', ''],
])('%s is no VIN', (_, text) => expect(findingOf([text])).toEqual({ kind: 'other' }));

test('the VIN counts, whichever code of a picture holds it', () => {
  expect(findingOf(['4006381333931', VIN])).toEqual(found(VIN));
});

test('without a code there is nothing to judge', () => {
  expect(findingOf([])).toEqual({ kind: 'none' });
});
