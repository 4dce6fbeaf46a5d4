import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const folder = fileURLToPath(new URL('../../docs/decisions/', import.meta.url));
const index = readFileSync(`${folder}README.md`, 'utf8');

interface RecordOfDecision {
  file: string;
  number: number;
  title: string;
  /** As the index says it; empty where it stands whole. */
  superseded: string;
}

const read = (file: string): RecordOfDecision => {
  const [, number = '', title = '', status = ''] =
    /^# (\d+)\. (.+)\n\nStatus: (.+)\n\n/.exec(readFileSync(folder + file, 'utf8')) ?? [];
  const superseded = status.replace(/^accepted(; )?/, '');
  return { file, number: Number(number), title, superseded };
};
const records = readdirSync(folder)
  .filter((file) => file !== 'README.md')
  .map(read);

test('a record is named after its number, and its status says what it says of all', () => {
  for (const { file, number, title, superseded } of records) {
    expect(file).toMatch(new RegExp(`^${String(number).padStart(4, '0')}-[a-z0-9-]+\\.md$`));
    expect(title, file).not.toBe('');
    expect(superseded, file).toMatch(/^$|^(in part )?superseded by \d+(, \d+)*$/);
  }
});

test('what supersedes a record is there, and came later', () => {
  const numbers = records.map(({ number }) => number);
  for (const { file, number, superseded } of records) {
    for (const later of superseded.match(/\d+/g) ?? []) {
      expect(numbers, file).toContain(Number(later));
      expect(Number(later), file).toBeGreaterThan(number);
    }
  }
});

test('the index has each record once, by its title, with what superseded it', () => {
  const lines = index.split('\n').filter((line) => line.startsWith('- '));
  const expected = records.map(({ file, number, title, superseded }) => {
    const end = superseded && `: ${superseded}`;
    return `- [${number}. ${title}](${file})${end}`;
  });
  expect([...lines].sort()).toEqual(expected.sort());
});
