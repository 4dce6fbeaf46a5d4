import { join } from 'node:path';
import { build } from 'vite';
import { expect, it } from 'vitest';
import { messages } from '../vite.ts';

const code = `
import { createIntl, defineMessages } from 'react-intl';
const texts = defineMessages({
  cars: { defaultMessage: '{count, plural, one {# car} other {# cars}}', description: 'Count' },
});
globalThis.shown = createIntl({ locale: 'en-US', defaultLocale: 'en-US' }).formatMessage(texts.cars, { count: 2 });
globalThis.translate = () => import('@formatjs/icu-messageformat-parser');
`;
/** Never written: other tools read this folder while the tests run. */
const entry = join(import.meta.dirname, 'entry-of-the-test.js');

it('gives messages their ids and parses them ahead, so that the parser is loaded with a translation only', async () => {
  const result = await build({
    root: import.meta.dirname,
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'entry',
        enforce: 'pre',
        resolveId: (id) => (id === entry ? entry : undefined),
        load: (id) => (id === entry ? code : undefined),
      },
      messages(),
    ],
    build: { write: false, rollupOptions: { input: entry } },
  });
  const outputs = Array.isArray(result) ? result : [result];
  const chunks = outputs.flatMap((part) => ('output' in part ? part.output : []));
  const codes = chunks.map((chunk) => ('code' in chunk ? chunk.code : ''));
  const isParser = (text: string): boolean => text.includes('EXPECT_ARGUMENT_CLOSING_BRACE');
  expect(codes.map(isParser).sort()).toEqual([false, true]);
  const main = codes.find((text) => text.includes('.formatMessage('))!;
  expect(isParser(main)).toBe(false);
  expect(main).toMatch(/id:.4rEPbU.,defaultMessage:\[\{type:6,value:.count./);
});
