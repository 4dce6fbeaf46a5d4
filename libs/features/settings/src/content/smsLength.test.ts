import { describe, expect, test } from 'vitest';
import { smsLength } from './smsLength.ts';

describe('what a text costs as SMS', () => {
  test.each([
    ['nothing', '', 'GSM-7', 0, 0, 160],
    ['160 plain characters', 'a'.repeat(160), 'GSM-7', 160, 1, 0],
    ['one more', 'a'.repeat(161), 'GSM-7', 161, 2, 145],
    ['two full segments', 'a'.repeat(306), 'GSM-7', 306, 2, 0],
    ['the first of a third', 'a'.repeat(307), 'GSM-7', 307, 3, 152],
    ['accents and Greek that GSM-7 knows', 'éñÜßΩ£', 'GSM-7', 6, 1, 154],
    ['brackets and the euro, two septets each', '€[]', 'GSM-7', 6, 1, 154],
    ['70 characters with one of another script', 'ж'.repeat(70), 'UCS-2', 70, 1, 0],
    ['71 of them', 'ж'.repeat(71), 'UCS-2', 71, 2, 63],
    ['an emoji, two units', '🚗', 'UCS-2', 2, 1, 68],
    [
      'a curly apostrophe, which turns the whole text',
      `we’re ${'a'.repeat(64)}`,
      'UCS-2',
      70,
      1,
      0,
    ],
  ] as const)('%s', (_, text, encoding, units, segments, left) => {
    expect(smsLength(text)).toMatchObject({ encoding, units, segments, left });
  });

  test('a character of two units is not cut in half between segments', () => {
    // 152 septets, then a euro sign: it takes two and moves to the next segment, leaving one
    // unused.
    expect(smsLength(`${'a'.repeat(152)}€${'a'.repeat(20)}`)).toMatchObject({
      units: 174,
      segments: 2,
      left: 153 - 22,
    });
    expect(smsLength(`${'ж'.repeat(66)}🚗${'ж'.repeat(10)}`)).toMatchObject({
      segments: 2,
      left: 67 - 12,
    });
  });

  test('says which characters make it expensive, each once', () => {
    expect(smsLength('“Hi” – we’re “here”').foreign).toEqual(['“', '”', '–', '’']);
    expect(smsLength('plain').foreign).toEqual([]);
  });
});
