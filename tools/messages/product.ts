import { execFileSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { defaultUiText } from '@forecourt/ui/text/defaults';

/** A text of the product, as it stands in the code. */
export interface Message {
  defaultMessage: string;
  /** For the translator: where it stands and what it is about. */
  description?: string;
}

/** Texts by id, as translators get them. */
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
 * Every text of the pages of staff and customers, by id: what `formatjs extract` finds, and the texts of the kit, which
 * knows no react-intl. Ids are those that the build gives, see `@forecourt/platform/vite`.
 */
export function productMessages(root: string): Source {
  const command = ['extract', ...sources, '--throws', '--ignore', ...leftOut];
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
