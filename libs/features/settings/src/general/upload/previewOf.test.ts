import { describe, expect, test } from 'vitest';
import { previewOf } from './previewOf.ts';

const source = { a1: 'Hello', b2: '{count, number}', c3: 'Send', d4: 'Close', e5: 'More' };

const preview = (texts: Record<string, string>, current: Record<string, string> = {}) =>
  previewOf(JSON.stringify(texts, null, 2), texts, { current, source });

describe('what a translation file does', () => {
  test('is what it adds, changes, repeats and lacks', () => {
    const texts = { a1: 'Tere', b2: '{count, number} tk', c3: 'Saada', d4: '' };
    expect(preview(texts, { a1: 'Tere', b2: '{count, number}', e5: 'Veel' })).toEqual({
      messages: texts,
      added: [{ id: 'c3', after: 'Saada' }],
      changed: [{ id: 'b2', before: '{count, number}', after: '{count, number} tk' }],
      same: 1,
      missing: 2,
      leftOut: [],
    });
  });

  test('leaves out what is wrong, with the reason and the line, and takes the rest', () => {
    const { messages, leftOut } = preview({
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

  test('finds lines also where texts look like keys, in any layout of the file', () => {
    const content = '{\r\n "a1":\n  "say \\"c3\\": this", "c3" : "<i>"\n,\n"d\\u0034": "{"}';
    const { leftOut } = previewOf(content, JSON.parse(content), { current: {}, source });
    expect(leftOut.map(({ id, line }) => [id, line])).toEqual([
      ['c3', 3],
      ['d4', 5],
    ]);
  });

  test('of the unmodified template is nothing new, and nothing is left out', () => {
    expect(preview(source, source)).toEqual({
      messages: source,
      added: [],
      changed: [],
      same: 5,
      missing: 0,
      leftOut: [],
    });
  });

  test('where the product’s texts are not known, no id is unknown', () => {
    const texts = { z9: 'Midagi' };
    const { leftOut, missing } = previewOf('', texts, { current: {}, source: null });
    expect([leftOut, missing]).toEqual([[], 0]);
  });
});
