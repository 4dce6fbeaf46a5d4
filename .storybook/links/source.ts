import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const texts = new Map<string, string>();

/** The text of a file, read once. */
export function textOf(file: string): string {
  const known = texts.get(file);
  if (known !== undefined) return known;
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  texts.set(file, text);
  return text;
}

export interface Import {
  /** What is imported by name; empty for the others, such as a part that is loaded late. */
  names: string[];
  from: string;
}

const namesOf = (list: string): string[] =>
  list
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '' && !name.startsWith('type '))
    .map((name) => name.split(/\s+as\s+/)[0]!);

/** What a file imports at run time: types are left out. */
export function importsOf(file: string): Import[] {
  const text = textOf(file);
  const named = text.matchAll(/^(?:import|export) \{([^}]*)\} from '([^']+)'/gm);
  const whole = text.matchAll(/^import (?:\w+|\* as \w+) from '([^']+)'/gm);
  const late = text.matchAll(/\bimport\('([^']+)'\)/g);
  return [
    ...[...named].map(([, list, from]) => ({ names: namesOf(list!), from: from! })),
    ...[...whole, ...late].map(([, from]) => ({ names: [], from: from! })),
  ];
}

interface Manifest {
  exports?: Record<string, string>;
}

/** Where a package of the workspace keeps what is imported by this specifier. */
export function entryOf(packages: Map<string, string>, specifier: string): string | undefined {
  const [scope, name, ...rest] = specifier.split('/');
  const folder = packages.get(`${scope}/${name}`);
  if (!folder) return undefined;
  const manifest = JSON.parse(textOf(join(folder, 'package.json'))) as Manifest;
  const path = manifest.exports?.[['.', ...rest].join('/')];
  return path && join(folder, path);
}

/** The file a relative import means. */
export const fileOf = (from: string, specifier: string): string =>
  join(dirname(from), specifier.replace(/[?#].*$/, ''));
