import { describe, expect, it } from 'vitest';
import { readPhone } from './readPhone.ts';

describe('a number that is pasted', () => {
  it.each([
    ['+372 5123 4567', 'US', { country: 'EE', number: '51234567' }],
    ['0037251234567', 'US', { country: 'EE', number: '51234567' }],
    ['372 5123 4567', 'US', { country: 'EE', number: '51234567' }],
    ['372 5123 4567', 'EE', { country: 'EE', number: '51234567' }],
    ['+1 (305) 555-0199', 'EE', { country: 'US', number: '3055550199' }],
    ['+1 416 555 0199', 'EE', { country: 'CA', number: '4165550199' }],
    ['(305) 555-0199', 'US', { country: 'US', number: '3055550199' }],
    ['0171 1234567', 'DE', { country: 'DE', number: '1711234567' }],
  ])('%s, while %s is chosen', async (text, country, read) => {
    expect(await readPhone(text, country)).toEqual(read);
  });

  it('sets the country even if the number is too short', async () => {
    expect(await readPhone('+49 17', 'EE')).toEqual({ country: 'DE', number: '17' });
  });

  it('keeps digits that mean nothing where they were pasted', async () => {
    expect(await readPhone('12', 'EE')).toEqual({ country: 'EE', number: '12' });
  });

  it.each(['+999 123 456', '00 999 1'])('fits no country: %s', async (text) => {
    expect(await readPhone(text, 'EE')).toBeUndefined();
  });
});
