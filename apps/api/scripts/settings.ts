// Writes the table of settings into README.md; with --check it only compares.
import { readFileSync, writeFileSync } from 'node:fs';
import { withTable } from '../src/settings/table.ts';

const file = new URL('../README.md', import.meta.url);
const readme = readFileSync(file, 'utf8');
const expected = withTable(readme);
if (process.argv.includes('--check')) {
  if (readme !== expected) {
    console.error(
      'The table of settings in apps/api/README.md is not up to date: npm run settings',
    );
    process.exit(1);
  }
} else writeFileSync(file, expected);
