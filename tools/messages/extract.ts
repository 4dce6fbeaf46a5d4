// Writes the product's texts for translators: id, text in en-US, and what it is about.
//   npm run messages:extract -- texts.en-US.json
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { productMessages } from './product.ts';

const root = join(import.meta.dirname, '../..');
const file = resolve(process.argv[2] ?? join(root, '.cache/messages/en-US.json'));
const messages = productMessages(root);
mkdirSync(dirname(file), { recursive: true });
writeFileSync(file, `${JSON.stringify(messages, null, 2)}\n`);
console.log(`${Object.keys(messages).length} texts are in ${file}`);
