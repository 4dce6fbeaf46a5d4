import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import { expect, it } from 'vitest';
import { messages } from '../vite.ts';

const entry = `
import { createIntl, defineMessages } from 'react-intl';
const texts = defineMessages({
  cars: { defaultMessage: '{count, plural, one {# car} other {# cars}}', description: 'Count' },
});
globalThis.shown = createIntl({ locale: 'en-US', defaultLocale: 'en-US' }).formatMessage(texts.cars, { count: 2 });
globalThis.translate = () => import('@formatjs/icu-messageformat-parser');
`;

it('gives messages their ids and parses them ahead, so that the parser is loaded with a translation only', async () => {
  const folder = await mkdtemp(join(import.meta.dirname, '.build-'));
  try {
    await writeFile(join(folder, 'entry.js'), entry);
    const result = await build({
      root: folder,
      configFile: false,
      logLevel: 'silent',
      plugins: [messages()],
      build: { write: false, rollupOptions: { input: join(folder, 'entry.js') } },
    });
    const outputs = Array.isArray(result) ? result : [result];
    const chunks = outputs.flatMap((part) => ('output' in part ? part.output : []));
    const codes = chunks.map((chunk) => ('code' in chunk ? chunk.code : ''));
    const isParser = (code: string): boolean => code.includes('EXPECT_ARGUMENT_CLOSING_BRACE');
    expect(codes.map(isParser).sort()).toEqual([false, true]);
    const main = codes.find((code) => code.includes('.formatMessage('))!;
    expect(isParser(main)).toBe(false);
    expect(main).toMatch(/id:.4rEPbU.,defaultMessage:\[\{type:6,value:.count./);
  } finally {
    await rm(folder, { recursive: true });
  }
}, 30_000);
