import { globSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { packagesOf, partsOf } from './parts.ts';
import { importsOf, textOf } from './source.ts';
import { aboutOf, statesOf, storyFile } from './stories.ts';
import type { StoryFile, StoryLink } from './stories.ts';

export interface PageLink {
  title: string;
  id: string;
}

export interface Screen {
  about: string;
  /** Each state with its story, in the order in which the screen declares them. */
  states: [string, StoryLink][];
  stories: Record<string, StoryLink>;
  /** The parts of the kit that it shows. */
  parts: PageLink[];
}

export interface Catalogue {
  /** Screens by their title in the sidebar. */
  screens: Record<string, Screen>;
  /** For each component of the kit by its title: the screens and components that use it. */
  usedBy: Record<string, { screens: PageLink[]; components: PageLink[] }>;
}

const byTitle = (a: PageLink, b: PageLink): number => a.title.localeCompare(b.title);
const pageOf = ({ title, docs }: StoryFile): PageLink => ({ title, id: docs });

/** The names that a folder of the kit gives to others. */
const namesOf = (folder: string): string[] =>
  importsOf(join(folder, 'index.ts')).flatMap(({ names }) => names);

/** The names of parts that a folder of the kit imports. */
function importedBy(folder: string): string[] {
  const own = globSync('*.tsx', { cwd: folder }).filter((file) => !/\.(stories|test)\./.test(file));
  return own.flatMap((file) => importsOf(join(folder, file)).flatMap(({ names }) => names));
}

/** Reads the stories and imports of the workspace: what is shown where, and what it is made of. */
export function catalogue(root: string): Catalogue {
  const paths = globSync('{libs,apps}/**/src/**/*.stories.tsx', {
    cwd: root,
    exclude: (path) => path.includes('node_modules'),
  });
  const files = paths.sort().flatMap((path) => storyFile(join(root, path)) ?? []);
  const kit = files.filter(({ file }) => file.startsWith(join(root, 'libs/ui/')));
  const shown = files.filter(({ title }) => title.startsWith('Screens/'));
  const packages = packagesOf(root);
  const usedBy: Catalogue['usedBy'] = {};
  const screens: Catalogue['screens'] = {};
  const homes = new Map<string, StoryFile>();
  for (const one of kit) {
    usedBy[one.title] = { screens: [], components: [] };
    const folder = dirname(one.file);
    if (textOf(join(folder, 'index.ts')) === '') continue;
    const stem = basename(one.file, '.stories.tsx');
    for (const name of namesOf(folder)) {
      if (name === stem || !homes.has(name)) homes.set(name, one);
    }
  }
  for (const one of kit.filter(({ title }) => title.startsWith('Components/'))) {
    const parts = new Set(importedBy(dirname(one.file)).flatMap((name) => homes.get(name) ?? []));
    parts.delete(one);
    parts.forEach(({ title }) => usedBy[title]!.components.push(pageOf(one)));
  }
  for (const one of shown) {
    const names = [...partsOf(packages, one.file)];
    const parts = new Set(names.flatMap((name) => homes.get(name) ?? []));
    parts.forEach(({ title }) => usedBy[title]!.screens.push(pageOf(one)));
    screens[one.title] = {
      about: aboutOf(one.file),
      states: statesOf(one, shown),
      stories: Object.fromEntries(one.stories),
      parts: [...parts].map(pageOf).sort(byTitle),
    };
  }
  return { screens, usedBy };
}
