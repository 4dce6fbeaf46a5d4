import { describe, expect, test } from 'vitest';
import { canonicalCode, readTranslationFile } from './translationFile.ts';

const read = (text: string, code = 'de') => readTranslationFile(new Blob([text]), code);

const xliff = (units: string, language = 'de') =>
  `<?xml version="1.0"?>
<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2">
<file original="forecourt" source-language="en" target-language="${language}" datatype="plaintext">
<body>${units}</body></file></xliff>`;
const unit = '<trans-unit id="a1"><source>Hello</source><target>Hallo</target></trans-unit>';

describe('a translation file', () => {
  test('is an object of texts by message id', async () => {
    expect(await read('{"a1":"Tere",\n"b2":"{count, number}"}')).toEqual({
      ok: true,
      file: {
        messages: { a1: 'Tere', b2: '{count, number}' },
        leftOut: [],
        lineOf: expect.any(Function),
      },
    });
  });

  test('may be XLIFF, whatever its name is', async () => {
    const result = await read(`\n${xliff(unit).replace(/^<\?xml.*\n/, '')}`);
    expect(result).toMatchObject({ ok: true, file: { messages: { a1: 'Hallo' } } });
    expect(result.ok && result.file.lineOf('a1')).toBe(4);
  });

  test.each([
    ['de', 'de-AT', true],
    ['de_DE', 'de', true],
    ['es', 'de', false],
  ])('of %s is taken for %s: %s', async (language, code, isTaken) => {
    const result = await read(xliff(unit, language), code);
    expect(result).toMatchObject(isTaken ? { ok: true } : { problem: 'otherLanguage' });
  });

  const texts = Object.fromEntries(Array.from({ length: 10_001 }, (_, i) => [i, '']));
  const units = Array.from({ length: 10_001 }, (_, i) => unit.replace('a1', `a${i}`)).join('');
  test.each([
    ['half an object', 'notJson', '{"a":'],
    ['a list', 'notTexts', '[]'],
    ['nothing', 'notTexts', 'null'],
    ['an object in an object', 'notTexts', '{"a":{"b":"c"}}'],
    ['a number', 'notTexts', '{"a":1}'],
    ['no text', 'empty', '{}'],
    ['more than 2 MB of JSON', 'tooLarge', `{"a":"${'x'.repeat(2 * 1024 * 1024)}"}`],
    ['too many texts', 'tooMany', JSON.stringify(texts)],
    ['no unit', 'empty', xliff('')],
    ['more than 8 MB of XLIFF', 'tooLarge', xliff(`<!--${'x'.repeat(8 * 1024 * 1024)}-->`)],
    ['too many units', 'tooMany', xliff(units)],
  ])('of %s is refused: %s', async (_what, problem, content) => {
    expect(await read(content)).toEqual({ ok: false, problem });
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
