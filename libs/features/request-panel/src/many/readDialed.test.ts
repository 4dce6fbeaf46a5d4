import { expect, test } from 'vitest';
import { readDialed } from './readDialed.ts';

test.each([
  ['5123 4567', '372', { dialCode: '372', number: '51234567' }],
  ['00372 5123 4567', '44', { dialCode: '372', number: '51234567' }],
  ['+1 (305) 555-0199', '372', { dialCode: '1', number: '3055550199' }],
  ['07911 123456', '44', { dialCode: '44', number: '7911123456' }],
  ['+999 1234', '372', null],
])('%s with the dial code %s', async (text, dialCode, read) => {
  expect(await readDialed(text, dialCode)).toEqual(read);
});
