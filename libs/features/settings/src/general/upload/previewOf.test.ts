import { describe, expect, test } from 'vitest';
import { readTranslationFile } from '../translationFile.ts';
import { type FileContext, previewOf } from './previewOf.ts';

const source = { a1: 'Hello', b2: '{count, number}', c3: 'Send', d4: 'Close', e5: 'More' };

/** The preview of a file with this content. */
async function previewIn(content: string, context: FileContext = { current: {}, source }) {
  const read = await readTranslationFile(new Blob([content]), 'et');
  if (!read.ok) throw new Error(read.problem);
  return previewOf(read.file, context);
}

const preview = (texts: Record<string, string>, current: Record<string, string> = {}) =>
  previewIn(JSON.stringify(texts, null, 2), { current, source });

describe('what a translation file does', () => {
  test('is what it adds, changes, repeats and lacks', async () => {
    const texts = { a1: 'Tere', b2: '{count, number} tk', c3: 'Saada', d4: '' };
    expect(await preview(texts, { a1: 'Tere', b2: '{count, number}', e5: 'Veel' })).toEqual({
      messages: texts,
      added: [{ id: 'c3', after: 'Saada' }],
      changed: [{ id: 'b2', before: '{count, number}', after: '{count, number} tk' }],
      same: 1,
      missing: 2,
      leftOut: [],
    });
  });

  test('leaves out what is wrong, with the reason and the line, and takes the rest', async () => {
    const { messages, leftOut } = await preview({
      a1: 'Tere',
      b2: '{count, number',
      c3: '<b>Saada</b>',
      d4: 'Sul\u202Ege',
      e5: 'x'.repeat(2001),
      'not an id': 'Midagi',
      f6: 'Uus',
    });
    expect(messages).toEqual({ a1: 'Tere' });
    expect(leftOut).toEqual([
      { id: 'b2', reason: 'unreadable', line: 3 },
      { id: 'c3', reason: 'markup', line: 4 },
      { id: 'd4', reason: 'hidden', line: 5 },
      { id: 'e5', reason: 'tooLong', line: 6 },
      { id: 'not an id', reason: 'id', line: 7 },
      { id: 'f6', reason: 'unknown', line: 8 },
    ]);
  });

  test('finds lines also where texts look like keys, in any layout of the file', async () => {
    const content = '{\r\n "a1":\n  "say \\"c3\\": this", "c3" : "<i>"\n,\n"d\\u0034": "{"}';
    const { leftOut } = await previewIn(content);
    expect(leftOut.map(({ id, line }) => [id, line])).toEqual([
      ['c3', 3],
      ['d4', 5],
    ]);
  });

  test('of the unmodified template is nothing new, and nothing is left out', async () => {
    expect(await preview(source, source)).toEqual({
      messages: source,
      added: [],
      changed: [],
      same: 5,
      missing: 0,
      leftOut: [],
    });
  });

  test('of XLIFF is the same, with the line of each translation', async () => {
    const unit = (id: string, target: string) =>
      `<trans-unit id="${id}"><source>x</source>\n${target}</trans-unit>`;
    const units = [
      unit('a1', '<target>Tere</target>'),
      unit('b2', '<target>{count, number</target>'),
      unit('c3', '<target>Saada <b>kohe</b></target>'),
      unit('d4', '<target state="needs-translation">Close</target>'),
      unit('f6', '<target>Uus</target>'),
      unit('a1', '<target>Hei</target>'),
    ];
    const content = `<xliff version="1.2"><file target-language="et"><body>\n${units.join('\n')}</body></file></xliff>`;
    expect(await previewIn(content)).toEqual({
      messages: { a1: 'Tere' },
      added: [{ id: 'a1', after: 'Tere' }],
      changed: [],
      same: 0,
      missing: 2,
      leftOut: [
        { id: 'b2', reason: 'unreadable', line: 5 },
        { id: 'c3', reason: 'element', line: 7 },
        { id: 'f6', reason: 'unknown', line: 11 },
        { id: 'a1', reason: 'repeated', line: 13 },
      ],
    });
  });

  test('where the product’s texts are not known, no id is unknown', async () => {
    const content = '{"z9":"Midagi"}';
    const { leftOut, missing } = await previewIn(content, { current: {}, source: null });
    expect([leftOut, missing]).toEqual([[], 0]);
  });
});
