import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { SETTINGS } from '../settings/settings.ts';
import { NEW_SECRET } from '../settings/unknown.ts';
import { commands } from './commands.ts';
import { parseCall } from './parseCall.ts';

/** The pages for operators, by name. */
const FOLDER = fileURLToPath(new URL('../../../../docs/operate/', import.meta.url));
const pages = readdirSync(FOLDER).map(
  (name) => [name, readFileSync(FOLDER + name, 'utf8')] as const,
);

/** A line of a shell, as its words; quotes hold words together. */
const wordsOf = (line: string): string[] =>
  [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? '');

test('every command on the pages is one, with options that it takes, and every command is on a page', () => {
  const lines = pages.flatMap(([, page]) =>
    [...page.matchAll(/^npm run ops -- (.+)$/gm)].map(([, line = '']) => line),
  );
  expect(lines.filter((line) => parseCall(wordsOf(line)) === null)).toEqual([]);
  const named = new Set(lines.map((line) => line.split(' ')[0]));
  expect(Object.keys(commands).filter((name) => !named.has(name))).toEqual([]);
});

test('every setting that is named is one', () => {
  const known = new Set([...Object.values(SETTINGS).map(({ variable }) => variable), NEW_SECRET]);
  const named = pages.flatMap(([name, page]) =>
    [...page.matchAll(/(?:`|^)([A-Z][A-Z0-9]*_[A-Z0-9_]+)(?:=|`)/gm)].map(
      ([, variable = '']) => `${name}: ${variable}`,
    ),
  );
  expect(named.length).toBeGreaterThan(50);
  expect(named.filter((one) => !known.has(one.split(': ')[1] ?? ''))).toEqual([]);
});

test('every page is in the index, and every link leads to a page', () => {
  const index = readFileSync(`${FOLDER}README.md`, 'utf8');
  const missing = pages.filter(([name]) => name !== 'README.md' && !index.includes(`](${name})`));
  expect(missing.map(([name]) => name)).toEqual([]);
  const broken = pages.flatMap(([name, page]) =>
    [...page.matchAll(/\]\((?!https?:)([^)#]+)(?:#([^)]+))?\)/g)].flatMap(
      ([, path = '', anchor]) => {
        const file = join(dirname(FOLDER + name), path);
        if (!existsSync(file)) return [`${name}: ${path}`];
        if (!anchor) return [];
        const headings = [...readFileSync(file, 'utf8').matchAll(/^#+ (.+)$/gm)];
        const anchors = headings.map(([, text = '']) =>
          text
            .toLowerCase()
            .replace(/[^\w -]/g, '')
            .replaceAll(' ', '-'),
        );
        return anchors.includes(anchor) ? [] : [`${name}: ${path}#${anchor}`];
      },
    ),
  );
  expect(broken).toEqual([]);
});
