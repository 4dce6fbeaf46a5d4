import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Source } from './product.ts';

/** The languages that come with the product beside en-US. */
export const productLanguages = ['de', 'es', 'et'] as const;

const folder = 'libs/translations';
const fileOf = (root: string, name: string): string => join(root, folder, `${name}.json`);

/** Reads a language of the product: its texts by id. */
export function readCatalogue(root: string, language: string): Record<string, string> {
  return JSON.parse(readFileSync(fileOf(root, language), 'utf8'));
}

/** Writes a language of the product: sorted by id, without the ids that the product does not have. */
export function writeCatalogue(
  root: string,
  language: string,
  texts: Readonly<Record<string, string>>,
  source: Source,
): void {
  const known = Object.entries(texts).filter(([id]) => Object.hasOwn(source, id));
  known.sort(([one], [other]) => (one < other ? -1 : 1));
  write(fileOf(root, language), Object.fromEntries(known));
}

/** Reads the ids of the texts that pages without staff's sign-in can show. */
export function readPageIds(root: string): string[] {
  return JSON.parse(readFileSync(fileOf(root, 'pages'), 'utf8'));
}

export const writePageIds = (root: string, ids: readonly string[]): void =>
  write(fileOf(root, 'pages'), ids);

const write = (file: string, content: unknown): void =>
  writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`);
