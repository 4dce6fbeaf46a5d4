// An Nx plugin: which targets a project has follows from the files in it, so a new project gets them by
// itself. What a target runs, reads and writes is told in nx.json under `targetDefaults`.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { sumResults } from './results.mjs';

/** The first pattern that a file's name matches says what runs it. */
const kinds = [
  [/\.stories\.tsx$/, 'stories'],
  [/\.browser\.test\.tsx?$/, 'browser'],
  [/\.pack\.test\.ts$/, 'pack'],
  [/\.test\.tsx?$/, 'unit'],
];
/** A server's tests run on each database; `nx.json` has the three. */
const onDatabases = ['api', 'api-postgres', 'api-owner'];
/** Its tests read files of every project: the root, on which nothing stands, runs them. */
const checksAll = 'tools';

export const createNodes = [
  '{apps,libs,tools,workshop}/**/{package.json,*.test.ts,*.test.tsx,*.stories.tsx}',
  (files, _options, { workspaceRoot }) => {
    const projects = new Map(
      files.filter((file) => isProject(workspaceRoot, file)).map((file) => [dirname(file), {}]),
    );
    for (const targets of projects.values()) Object.assign(targets, { lint: {}, typecheck: {} });
    for (const file of files) {
      const root = projectOf(file, projects);
      const kind = kinds.find(([pattern]) => pattern.test(file))?.[1];
      if (!root || !kind || root === checksAll) continue;
      const targets = projects.get(root);
      const names = kind === 'unit' && root === 'apps/api' ? onDatabases : [kind];
      for (const name of [...names, 'test']) targets[name] ??= {};
    }
    return [...projects].map(([root, targets]) => [
      `${root}/package.json`,
      { projects: { [root]: { root, targets } } },
    ]);
  },
];

/** Every project of ours carries a layer; other manifests (a benchmark's own install) are none. */
function isProject(workspaceRoot, file) {
  if (!file.endsWith('/package.json')) return false;
  return readFileSync(join(workspaceRoot, file), 'utf8').includes('"layer:');
}

/** The innermost project that a file lies in. */
function projectOf(file, projects) {
  let folder = dirname(file);
  while (folder !== '.' && !projects.has(folder)) folder = dirname(folder);
  return projects.has(folder) ? folder : undefined;
}

/** Leaves the sum of a run where `npm test` reads it. */
export function postTasksExecution(_options, { workspaceRoot, taskResults }) {
  const folder = join(workspaceRoot, 'test-results');
  if (!existsSync(folder)) return;
  const sum = sumResults(folder, Object.values(taskResults));
  writeFileSync(join(folder, 'sum.json'), JSON.stringify(sum));
}
