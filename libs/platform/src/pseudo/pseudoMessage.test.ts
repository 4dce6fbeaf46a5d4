import { printAST } from '@formatjs/icu-messageformat-parser/printer.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pseudoMessage, pseudoText } from './pseudoMessage.ts';

describe('pseudo-language', () => {
  it('is 40 % longer, whatever the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme-ascii', minLength: 1 }), (text) => {
        const growth = pseudoText(text).length / text.length;
        expect(Math.abs(growth - 1.4) * text.length).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('leaves placeholders, tags and plural rules alone', () => {
    const message = '{count, plural, one {# car} other {# cars}} for <b>{name}</b>';
    const pseudo = printAST(pseudoMessage(message));
    expect(pseudo).toMatch(/^\[\{count,plural,one\{# ç.*\} other\{# ç.*\}\} .*<b>\{name\}<\/b>\]$/);
  });
});
