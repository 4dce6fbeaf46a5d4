import { execFileSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { defaultUiText } from '@forecourt/ui/text/defaults';

/** A text of the product, as written in the code. */
export interface Message {
  defaultMessage: string;
  /** For the translator: where it appears and what it is about. */
  description?: string;
  /** Where in the product it is written, such as `settings/general`. */
  place?: string;
}

/** Texts by id, in the format for translators. */
export type Source = Record<string, Message>;

const formatjs = join(
  dirname(createRequire(import.meta.url).resolve('@formatjs/cli/package.json')),
  'bin/formatjs',
);
const sources = ['apps/{console,capture}/src/**/*.{ts,tsx}', 'libs/**/src/**/*.{ts,tsx}'];
const leftOut = [
  '**/*.{test,stories,states}.{ts,tsx}',
  '**/{test,generated,fixtures,node_modules}/**',
];

/**
 * Every text of the staff and customer pages, by id: those that `formatjs extract` finds, and those
 * of the kit, which does not use react-intl. The ids are those that the build assigns, see
 * `@forecourt/platform/vite`.
 *
 * @param files patterns of the source files to read; all of the product's by default
 */
export function productMessages(root: string, files: readonly string[] = sources): Source {
  const command = [
    'extract',
    ...files,
    '--throws',
    '--extract-source-location',
    '--ignore',
    ...leftOut,
  ];
  const extracted: Record<string, Message & { file: string }> = JSON.parse(
    execFileSync(process.execPath, [formatjs, ...command], {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
    }),
  );
  const found: Source = {};
  for (const [id, { defaultMessage, description, file }] of Object.entries(extracted)) {
    found[id] = { defaultMessage, ...(description && { description }), place: placeOf(file) };
  }
  for (const [name, text] of Object.entries(defaultUiText)) {
    found[`ui.${name}`] = {
      defaultMessage: text,
      description: 'Of the kit, used on many pages',
      place: 'ui',
    };
  }
  return Object.fromEntries(Object.entries(found).sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** The folder of a source file without what says nothing about the product. */
function placeOf(file: string): string {
  const folders = dirname(file).split('/');
  return folders
    .filter((folder) => !['apps', 'libs', 'features', 'src'].includes(folder))
    .join('/');
}
