import { globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { packagesOf, partsOf } from './parts.ts';
import { importsOf, fileOf, textOf } from './source.ts';
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

/** The folders of the kit whose parts a folder imports. */
function neighbors(folder: string): Set<string> {
  const own = globSync('*.tsx', { cwd: folder }).filter((file) => !/\.(stories|test)\./.test(file));
  const files = own.map((file) => join(folder, file));
  const all = files.flatMap((file) =>
    importsOf(file).map(({ from }) => dirname(fileOf(file, from))),
  );
  return new Set(all.filter((other) => other !== folder));
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
    namesOf(folder).forEach((name) => homes.set(name, one));
  }
  for (const one of kit) {
    const near = neighbors(dirname(one.file));
    const parts = kit.filter(({ file }) => near.has(dirname(file)));
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
