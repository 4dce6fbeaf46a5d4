import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { parseEnv } from 'node:util';
import { expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { withTable } from './table.ts';

const pageOf = (name: string): string =>
  readFileSync(new URL(`../../../../docs/operate/${name}`, import.meta.url), 'utf8');

test('the example of a production starts, once its secret is filled in', () => {
  const example = /```sh\n(# \/etc\/forecourt.env[^`]*)```/.exec(pageOf('install.md'))?.[1] ?? '';
  const env = { ...parseEnv(example), FORECOURT_DATA: tmpdir() };
  const refused = { lines: [expect.stringMatching(/^FORECOURT_SECRET is not set/)] };
  expect(() => readConfig(env)).toThrow(expect.objectContaining(refused));
  readConfig({ ...env, FORECOURT_SECRET: 'a secret of thirty-two characters' });
});

test('the table is that of the settings', () => {
  const page = pageOf('settings.md');
  expect(withTable(page), 'run `npm run settings`').toBe(page);
});
