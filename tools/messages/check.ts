// Checks a translation file (one JSON object of texts by id) against the product's texts.
//   npm run messages:check -- texts.de-DE.json
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkCatalogue } from './checkCatalogue.ts';
import { productMessages } from './product.ts';

const [, , file] = process.argv;
if (!file) {
  console.error('Which file? npm run messages:check -- texts.de-DE.json');
  process.exit(2);
}
try {
  const source = productMessages(join(import.meta.dirname, '../..'));
  const verdict = checkCatalogue(JSON.parse(readFileSync(file, 'utf8')), source);
  for (const { id, problem } of verdict.errors) {
    console.error(`${id} ${problem}\n  original: ${source[id]?.defaultMessage}`);
  }
  const total = Object.keys(source).length;
  console.log(`${verdict.translated} of ${total} texts; the others are shown in en-US.`);
  if (verdict.unknown.length) console.log(`Not of this version: ${verdict.unknown.join(', ')}`);
  process.exitCode = verdict.errors.length ? 1 : 0;
} catch (error) {
  console.error(`${file}: ${(error as Error).message}`);
  process.exitCode = 1;
}
