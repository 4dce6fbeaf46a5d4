import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { pageProblems } from './pages.mjs';

/** Frames, contexts and a class: they render nothing by themselves and are covered by every story. */
const frames = new Set(['BackSteps', 'NavigationProvider', 'UiProvider', 'UiTextProvider']);

const read = (path) => readFileSync(path, 'utf8');

/** Names of the stories a file exports. */
export function storyNames(source) {
  return [...source.matchAll(/^export const (\w+)\s*[:=]/gm)].map(([, name]) => name);
}

/** `'loading more'` and `'loading-more'` are covered by the story `LoadingMore`. */
export function storyOfState(state) {
  return state
    .split(/[^A-Za-z0-9]+/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');
}

/** The strings of `export const states = [...]`. */
export function declaredStates(source) {
  const list = /export const states\s*=\s*\[([^\]]*)\]/.exec(source)?.[1];
  return list === undefined
    ? null
    : [...list.matchAll(/['"]([^'"]+)['"]/g)].map(([, name]) => name);
}

const components = (index) =>
  [...read(index).matchAll(/export \{([^}]*)\} from '\.\/[\w-]+\.(?:tsx|ts)'/g)]
    .flatMap(([, names]) => names.split(','))
    .map((name) => name.trim())
    .filter((name) => /^[A-Z][a-z]/.test(name) && !frames.has(name));

const kitProblems = (root) => {
  const found = { components: 0, problems: [] };
  for (const index of globSync('libs/ui/src/*/index.ts', { cwd: root }).sort()) {
    const folder = join(root, dirname(index));
    const stories = globSync('*.stories.tsx', { cwd: folder }).map((file) =>
      read(join(folder, file)),
    );
    for (const name of components(join(root, index))) {
      found.components += 1;
      const told = stories.some((story) => new RegExp(`\\b${name}\\b`).test(story));
      if (!told) found.problems.push(`${dirname(index)}: ${name} has no story`);
    }
  }
  return found;
};

/** Every screen declares its states; each declared state, of a part of a screen as well, has a story. */
const stateProblems = (root) => {
  const find = (pattern) =>
    globSync(pattern, { cwd: root, exclude: (path) => path.includes('node_modules') }).sort();
  const screens = find('libs/{features,flows}/**/src/**/*Screen.tsx');
  const owners = find('libs/{features,flows}/**/src/**/*.states.ts').map((file) =>
    file.replace(/\.states\.ts$/, '.tsx'),
  );
  const found = { screens: screens.length, states: 0, problems: [] };
  for (const file of [...new Set([...screens, ...owners])].sort()) {
    const name = basename(file, '.tsx');
    const folder = join(root, dirname(file));
    const statesFile = join(folder, `${name}.states.ts`);
    const states = existsSync(statesFile) ? declaredStates(read(statesFile)) : null;
    if (!states?.length) {
      found.problems.push(`${file}: declares no states in ${name}.states.ts`);
      continue;
    }
    // Only files next to it or below: another screen of the library has states of the same name.
    const told = new Set(
      globSync('**/*.stories.tsx', { cwd: folder }).flatMap((story) =>
        storyNames(read(join(folder, story))),
      ),
    );
    for (const state of states) {
      found.states += 1;
      if (told.has(storyOfState(state))) continue;
      found.problems.push(`${file}: no story ${storyOfState(state)} for the state '${state}'`);
    }
  }
  return found;
};

/** Components of the kit without a story or a page, and declared states without a story. */
export function coverage(root) {
  const kit = kitProblems(root);
  const states = stateProblems(root);
  const stories = globSync('{libs,apps}/**/src/**/*.stories.tsx', {
    cwd: root,
    exclude: (path) => path.includes('node_modules'),
  }).flatMap((file) => storyNames(read(join(root, file))));
  return {
    components: kit.components,
    screens: states.screens,
    states: states.states,
    stories: stories.length,
    problems: [...kit.problems, ...states.problems, ...pageProblems(root)],
  };
}
