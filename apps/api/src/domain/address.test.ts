import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { canonicalAddress } from './address.ts';

const spaces = fc.constantFrom(
  '',
  ' ',
  '\t',
  '\n',
  '\u00a0',
  '\u3000',
  '\u200b',
  '\ufeff',
  '\u202e',
);
const address = fc
  .tuple(fc.stringMatching(/^[a-z][a-z0-9._+-]{0,20}$/), fc.stringMatching(/^[a-z]{1,12}\.test$/))
  .map(([local, domain]) => `${local}@${domain}`);
const wide = (text: string) =>
  text.replace(/[!-~]/g, (one) => String.fromCharCode(one.charCodeAt(0) + 0xfee0));

describe('an address is one, however it is written', () => {
  test('with spaces around it, in another case, or in wide letters', () => {
    fc.assert(
      fc.property(address, spaces, spaces, fc.boolean(), (text, before, after, isWide) => {
        const spelled = `${before}${isWide ? wide(text.toUpperCase()) : text.toUpperCase()}${after}`;
        expect(canonicalAddress(spelled)).toBe(text);
      }),
    );
  });

  test('the canonical form of any text is its own canonical form', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const once = canonicalAddress(text);
        expect(canonicalAddress(once)).toBe(once);
      }),
      { numRuns: 2000 },
    );
  });

  test('composed and decomposed letters are one', () => {
    expect(canonicalAddress('JOS\u00c9@north.test')).toBe(
      canonicalAddress('jose\u0301@north.test'),
    );
  });

  test('two addresses that are different stay so', () => {
    expect(canonicalAddress('ann.lee@north.test')).not.toBe(canonicalAddress('annlee@north.test'));
    expect(canonicalAddress('strauß@north.test')).not.toBe(canonicalAddress('strauss@north.test'));
  });
});
