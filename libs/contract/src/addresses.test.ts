import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addresses,
  buildAddress,
  buildInvitation,
  parseAddress,
  parseInvitation,
} from './addresses.ts';
import { flowPaths } from './flows.ts';
import { reportLinks } from './reportLinks.ts';

const patterns = [...Object.values(addresses), ...Object.values(reportLinks)];

/** A pattern with values for its parameters. */
const filled = fc.constantFrom<string[]>(...patterns).chain((pattern) => {
  const names = pattern.split('/').flatMap((part) => (part.startsWith(':') ? [part.slice(1)] : []));
  const valueOf = (name: string) =>
    name === 'flow'
      ? fc.constantFrom(...flowPaths)
      : // a browser resolves one or two dots by themselves, however they are encoded
        fc.string({ unit: 'grapheme', minLength: 1 }).filter((text) => !/^\.{1,2}$/.test(text));
  const values = fc.record(Object.fromEntries(names.map((name) => [name, valueOf(name)])));
  return fc.tuple(fc.constant(pattern), values);
});

describe('an address', () => {
  test('is read as it was built, whatever its values are, also by way of a browser', () => {
    fc.assert(
      fc.property(filled, ([pattern, values]) => {
        const built = buildAddress(pattern, values);
        expect(parseAddress(pattern, built)).toEqual(values);
        expect(parseAddress(pattern, `${built}/`)).toEqual(values);
        const { pathname } = new URL(built, 'https://forecourt.test');
        expect(parseAddress(pattern, pathname)).toEqual(values);
      }),
    );
  });

  test('is not taken for another one of the same values', () => {
    fc.assert(
      fc.property(filled, fc.constantFrom(...patterns), ([pattern, values], other) => {
        const built = buildAddress(pattern, values);
        const read = parseAddress(other, built);
        if (read) expect(buildAddress(other, read)).toBe(built);
      }),
    );
  });

  test('with something below it is read only where that may be', () => {
    fc.assert(
      fc.property(
        filled,
        fc.stringMatching(/^[a-z]+(\/[a-z]+)?\/?$/),
        ([pattern, values], below) => {
          const built = `${buildAddress(pattern, values)}/${below}`;
          expect(parseAddress(`${pattern}/*`, built)).toEqual(values);
          expect(parseAddress(pattern, built)).toBeNull();
        },
      ),
    );
  });

  test.each([
    ['/capture/r1'],
    ['/capture/r1/'],
    ['/capture//k1'],
    ['/capture/r1/k1/more'],
    ['/capture/r1/%E0%A4%A'],
    ['/Capture/r1/k1'],
    ['/%63apture/r1/k1'],
    ['capture/r1/k1'],
    [''],
  ])('%j is no capture link', (pathname) => {
    expect(parseAddress(addresses.capture, pathname)).toBeNull();
  });

  test('of a flow is none of another word', () => {
    expect(parseAddress(addresses.report, '/rental/report/r1')).toBeNull();
    expect(parseAddress(addresses.report, '/claim/report/r1')).toEqual({ flow: 'claim', id: 'r1' });
  });
});

test('an invitation keeps its key behind the #', () => {
  const { pathname, hash, search } = new URL(buildInvitation('k-1'), 'https://forecourt.test');
  expect([pathname, search, parseInvitation(hash)]).toEqual([addresses.setup, '', 'k-1']);
  expect([parseInvitation(''), parseInvitation('#k-1')]).toEqual([null, null]);
});
