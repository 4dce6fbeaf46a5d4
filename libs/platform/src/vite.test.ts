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
`;

it('gives messages their ids and parses them ahead, so that no parser is in the bundle', async () => {
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
    const code = chunks.map((chunk) => ('code' in chunk ? chunk.code : '')).join('');
    expect(code).not.toContain('EXPECT_ARGUMENT_CLOSING_BRACE');
    await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`);
    expect((globalThis as { shown?: string }).shown).toBe('2 cars');
  } finally {
    await rm(folder, { recursive: true });
  }
}, 30_000);
