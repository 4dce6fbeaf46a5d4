import { describe, expect, it } from 'vitest';
import { isEmail } from '@forecourt/platform';
import { validateEmail, validatePhone } from './validate.ts';

const never = () => Promise.resolve(false);
const always = () => Promise.resolve(true);

describe('a request by phone', () => {
  it('needs a name and digits', async () => {
    expect(await validatePhone({ name: ' ', dialCode: '372', number: '' }, always)).toEqual({
      name: 'MISSING_FIELD',
      phone: 'MISSING_FIELD',
    });
  });

  it.each(['Ann\u202eeeL', 'Ann\tLee', 'Ann\u0000', '\u2066Ann'])(
    'takes no name with hidden characters: %j',
    async (name) => {
      const number = '51234567';
      expect(await validatePhone({ name, dialCode: '372', number }, always)).toEqual({
        name: 'INVALID_FORMAT',
      });
      expect(validateEmail({ name, email: 'ann@mail.test' })).toEqual({ name: 'INVALID_FORMAT' });
    },
  );

  it('takes names and numbers of 1 to 250 characters', async () => {
    const name = 'n'.repeat(251);
    const number = '5'.repeat(251);
    expect(await validatePhone({ name, dialCode: '372', number }, always)).toEqual({
      name: 'MISSING_FIELD',
      phone: 'MISSING_FIELD',
    });
    const longest = { name: name.slice(1), dialCode: '372', number: number.slice(1) };
    expect(await validatePhone(longest, always)).toEqual({});
  });

  it('needs a mobile number of some country', async () => {
    const entry = { name: 'Ann', dialCode: '372', number: '123' };
    expect(await validatePhone(entry, never)).toEqual({ phone: 'INVALID_FORMAT' });
  });
});

describe('a request by email', () => {
  it('needs a name and an address', () => {
    expect(validateEmail({ name: '', email: '' })).toEqual({
      name: 'MISSING_FIELD',
      email: 'MISSING_FIELD',
    });
    expect(validateEmail({ name: 'Ann', email: 'ann' })).toEqual({ email: 'INVALID_FORMAT' });
    expect(validateEmail({ name: 'Ann', email: ' ann@mail.test ' })).toEqual({});
  });

  it('takes addresses of up to 250 characters, 64 before the @', () => {
    const domain = `${'d'.repeat(60)}.${'d'.repeat(60)}.${'d'.repeat(60)}.test`;
    const address = (local: number): string => `${'a'.repeat(local)}@${domain}`;
    expect(validateEmail({ name: 'Ann', email: address(62) }).email).toBeUndefined();
    expect(validateEmail({ name: 'Ann', email: address(64) }).email).toBe('MISSING_FIELD');
    expect(isEmail(`${'a'.repeat(64)}@mail.test`)).toBe(true);
    expect(isEmail(`${'a'.repeat(65)}@mail.test`)).toBe(false);
  });

  it('takes real addresses and refuses what is none', () => {
    const good = ['a@b.co', 'first.last+tag@sub.mail.test', "o'neil@mail.test", 'jürgen@müller.de'];
    const bad = ['@b.co', 'a@b', 'a b@c.co', 'a@b..co', '.a@b.co', 'a.@b.co', 'a@-b.co', 'a@b.co@'];
    expect(good.filter((text) => !isEmail(text))).toEqual([]);
    expect(bad.filter(isEmail)).toEqual([]);
  });
});
