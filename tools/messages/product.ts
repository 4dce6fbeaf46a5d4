import { execFileSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { defaultUiText } from '@forecourt/ui/text/defaults';

/** A text of the product, as written in the code. */
export interface Message {
  defaultMessage: string;
  /** For the translator: where it appears and what it is about. */
  description?: string;
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
  const command = ['extract', ...files, '--throws', '--ignore', ...leftOut];
  const found: Source = JSON.parse(
    execFileSync(process.execPath, [formatjs, ...command], {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
    }),
  );
  for (const [name, text] of Object.entries(defaultUiText)) {
    found[`ui.${name}`] = { defaultMessage: text, description: 'Of the kit, used on many pages' };
  }
  return Object.fromEntries(Object.entries(found).sort(([one], [other]) => (one < other ? -1 : 1)));
}
