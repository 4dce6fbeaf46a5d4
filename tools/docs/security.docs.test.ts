import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));
const page = readFileSync(`${root}docs/security.md`, 'utf8');

/**
 * The last requirement of levels 1 and 2 in each section of ASVS 5.0.0, with those of level 3 in
 * between.
 */
const LAST: Record<string, number> = {
  '1.1': 2,
  '1.2': 9,
  '1.3': 11,
  '1.4': 3,
  '1.5': 2,
  '2.1': 3,
  '2.2': 3,
  '2.3': 4,
  '2.4': 1,
  '3.2': 2,
  '3.3': 4,
  '3.4': 6,
  '3.5': 5,
  '3.7': 2,
  '4.1': 3,
  '4.2': 1,
  '4.3': 2,
  '4.4': 4,
  '5.1': 1,
  '5.2': 3,
  '5.3': 2,
  '5.4': 3,
  '6.1': 3,
  '6.2': 12,
  '6.3': 4,
  '6.4': 4,
  '6.5': 5,
  '6.6': 3,
  '6.8': 4,
  '7.1': 3,
  '7.2': 4,
  '7.3': 2,
  '7.4': 5,
  '7.5': 2,
  '7.6': 2,
  '8.1': 2,
  '8.2': 3,
  '8.3': 1,
  '8.4': 1,
  '9.1': 3,
  '9.2': 4,
  '11.1': 2,
  '11.2': 3,
  '11.3': 3,
  '11.4': 4,
  '11.5': 1,
  '11.6': 1,
  '12.1': 3,
  '12.2': 2,
  '12.3': 4,
  '13.1': 1,
  '13.2': 5,
  '13.3': 2,
  '13.4': 5,
  '14.1': 2,
  '14.2': 4,
  '14.3': 3,
  '15.1': 3,
  '15.2': 3,
  '15.3': 7,
  '16.1': 1,
  '16.2': 5,
  '16.3': 4,
  '16.4': 3,
  '16.5': 3,
};

test('every requirement of levels 1 and 2 is answered', () => {
  const answered = new Set(page.match(/\b\d+\.\d+\.\d+\b/g));
  for (const [, section, first, last] of page.matchAll(/\b(\d+\.\d+)\.(\d+)–\1\.(\d+)\b/g)) {
    for (let at = Number(first); at <= Number(last); at += 1) answered.add(`${section}.${at}`);
  }
  const asked = Object.entries(LAST).flatMap(([section, last]) =>
    Array.from({ length: last }, (_, index) => `${section}.${index + 1}`),
  );
  expect(asked.filter((requirement) => !answered.has(requirement))).toEqual([]);
});

test('every test and page that the table names is there', () => {
  const rows = page.slice(page.indexOf('## OWASP ASVS')).split('\n');
  const named = rows
    .filter((row) => row.startsWith('| ') && !row.startsWith('| requirement'))
    .flatMap((row) => [...(row.split('|').at(-2) ?? '').matchAll(/`([^`]+)`/g)])
    .map(([, name = '']) => (name.includes('/') ? name : `apps/api/test/${name}`));
  expect(named.length).toBeGreaterThan(50);
  expect([...new Set(named)].filter((name) => !existsSync(root + name))).toEqual([]);
});
