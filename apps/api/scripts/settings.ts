// Writes the table of settings into docs/operate/settings.md; with --check it only compares.
import { readFileSync, writeFileSync } from 'node:fs';
import { withTable } from '../src/settings/table.ts';

const file = new URL('../../../docs/operate/settings.md', import.meta.url);
const page = readFileSync(file, 'utf8');
const expected = withTable(page);
if (process.argv.includes('--check')) {
  if (page !== expected) {
    console.error(
      'The table of settings in docs/operate/settings.md is not up to date: npm run settings',
    );
    process.exit(1);
  }
} else writeFileSync(file, expected);
