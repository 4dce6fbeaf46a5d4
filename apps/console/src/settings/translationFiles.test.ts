import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readXliff, writeXliff } from '@forecourt/feature-settings/xliff';
import { productMessages } from '@forecourt/tools/product-messages';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../../../..');
const messages = Object.entries(productMessages(root));
const source = Object.fromEntries(messages.map(([id, { defaultMessage }]) => [id, defaultMessage]));
const notes = Object.fromEntries(
  messages.map(([id, { description: note, place }]) => [
    id,
    { ...(note && { note }), ...(place && { place }) },
  ]),
);

const textsOf = (code: string): Record<string, string> =>
  code === 'en-US'
    ? source
    : JSON.parse(readFileSync(join(root, `libs/translations/${code}.json`), 'utf8'));

test.each(['en-US', 'de', 'es', 'et'])(
  'every text of %s comes back from XLIFF character by character',
  (code) => {
    const target = textsOf(code);
    const file = writeXliff({ source, target, code, notes });
    // Both ways of code are in it: placeholders and forms, and each of the product's tags.
    expect(file).toMatch(/<ph id="\d+">\{\w+, number\}<\/ph>/);
    for (const tag of ['bdi', 'terms', 'privacy']) expect(file).toContain(`>&lt;${tag}&gt;</bpt>`);
    expect(readXliff(file)).toEqual({
      ok: true,
      language: code,
      messages: target,
      lines: expect.any(Map),
      leftOut: [],
    });
    // Far under what an upload may have.
    expect(file.length).toBeLessThan(4 * 1024 * 1024);
  },
);
