import { expect, test } from 'vitest';
import { piecesOf } from './links.ts';
import { plainText } from './plainText.ts';

const links = (text: string) => piecesOf(text).flatMap(({ href }) => (href ? [href] : []));

test.each([
  ['See https://example.com/a?b=c#d.', ['https://example.com/a?b=c#d']],
  ['(https://example.com/a_(b))', ['https://example.com/a_(b)']],
  ['http://one.test, https://two.test!', ['http://one.test/', 'https://two.test/']],
  ['https://example.com/…', ['https://example.com/']],
  ['no address', []],
])('%s holds the links %j', (text, expected) => {
  expect(links(text)).toEqual(expected);
  expect(
    piecesOf(text)
      .map((piece) => piece.text)
      .join(''),
  ).toBe(text);
});

test.each([
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'https://',
  'https://bank.test@evil.test/login',
  'vbscript:https',
  '<a href="javascript:alert(1)">x</a>',
])('%s is no link', (text) => {
  expect(links(text)).toEqual([]);
});

test('text of others cannot turn its direction or hide in control characters', () => {
  expect(plainText('a\u202eb\u2066c\u0007\nd\u200f')).toBe('abc\nd\u200f');
});
