import { describe, expect, test } from 'vitest';
import { canonicalCode, readTranslationFile } from './translationFile.ts';

const file = (text: string): Blob => new Blob([text], { type: 'application/json' });

describe('a translation file', () => {
  test('is an object of texts by message id', async () => {
    expect(await readTranslationFile(file('{"a1":"Tere","b2":"{count, number}"}'))).toEqual({
      ok: true,
      content: '{"a1":"Tere","b2":"{count, number}"}',
      messages: { a1: 'Tere', b2: '{count, number}' },
    });
  });

  test.each([
    ['{"a":', 'notJson'],
    ['<script>', 'notJson'],
    ['[]', 'notTexts'],
    ['null', 'notTexts'],
    ['{"a":{"b":"c"}}', 'notTexts'],
    ['{"a":1}', 'notTexts'],
    ['{}', 'empty'],
    [`{"a":"${'x'.repeat(2 * 1024 * 1024)}"}`, 'tooLarge'],
    [
      JSON.stringify(Object.fromEntries(Array.from({ length: 10_001 }, (_, i) => [i, '']))),
      'tooMany',
    ],
  ])('%.20s… is refused: %s', async (text, problem) => {
    expect(await readTranslationFile(file(text))).toEqual({ ok: false, problem });
  });
});

test.each([
  ['et', 'et'],
  ['et-ee', 'et-EE'],
  [' PT_br ', 'pt-BR'],
  ['zh-hant-tw', 'zh-Hant-TW'],
  ['e', null],
  ['english', null],
  ['et EE', null],
  ['../en', null],
])('the code "%s" is %s', (typed, code) => {
  expect(canonicalCode(typed)).toBe(code);
});
