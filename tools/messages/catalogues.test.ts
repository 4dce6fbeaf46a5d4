import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { productLanguages, readCatalogue, readPageIds } from './catalogues.ts';
import { checkCatalogue } from './checkCatalogue.ts';
import { pageIds } from './pages.ts';
import { productMessages, type Source } from './product.ts';

const root = join(import.meta.dirname, '../..');
/** What to do about a text that is named here. */
const help = 'npm run messages:missing';

let source: Source;
beforeAll(() => void (source = productMessages(root)));

test.each(productLanguages)('%s has every text of the product, and no other', (language) => {
  const { errors, missing, unknown } = checkCatalogue(readCatalogue(root, language), source);
  const line = (id: string, what: string): string =>
    `${language} ${id} ${what}: “${source[id]?.defaultMessage ?? ''}” (${help})`;
  expect([
    ...errors.map(({ id, problem }) => line(id, problem)),
    ...missing.map((id) => line(id, 'is missing')),
    ...unknown.map((id) => line(id, 'is no text of the product')),
  ]).toEqual([]);
});

test.each(productLanguages)('%s is sorted by id', (language) => {
  const ids = Object.keys(readCatalogue(root, language));
  expect(ids).toEqual([...ids].sort());
});

test(`the texts that pages without sign-in can show are listed (${help})`, async () => {
  const ids = await pageIds(root);
  expect(readPageIds(root)).toEqual(ids);
  const texts = ids.map((id) => source[id]?.defaultMessage);
  // A customer's page, signing in, and what only the console has.
  expect(texts).toContain('Get started');
  expect(texts).toContain('Forgot password?');
  expect(texts).not.toContain('Download template');
});
