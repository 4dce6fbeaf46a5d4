// Brings the product's languages up to date with its texts, as far as that needs no translator:
// removes the ids that are gone, and prints what is missing, ready to be filled in.
//   npm run messages:missing
import { join } from 'node:path';
import { productLanguages, readCatalogue, writeCatalogue, writePageIds } from './catalogues.ts';
import { checkCatalogue } from './checkCatalogue.ts';
import { pageIds } from './pages.ts';
import { productMessages } from './product.ts';

const root = join(import.meta.dirname, '../..');
const source = productMessages(root);
writePageIds(root, await pageIds(root));
for (const language of productLanguages) {
  const texts = readCatalogue(root, language);
  writeCatalogue(root, language, texts, source);
  const { missing, errors } = checkCatalogue(texts, source);
  const wanted = [...missing, ...errors.map(({ id }) => id)].map((id) => [id, source[id]]);
  console.log(`libs/translations/${language}.json: ${wanted.length} missing`);
  if (wanted.length) console.log(JSON.stringify(Object.fromEntries(wanted), null, 2));
}
