// An Nx plugin: derives a project's targets from its files, so a new project gets them
// automatically. What a target runs, reads and writes is defined in nx.json under `targetDefaults`.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readResults } from './results.mjs';

/** The first pattern that matches a file's name decides which target runs it. */
const kinds = [
  [/\.stories\.tsx$/, 'stories'],
  [/\.browser\.test\.tsx?$/, 'browser'],
  [/\.pack\.test\.ts$/, 'pack'],
  // A server's own targets, on each database, are in its package.json, those of the whole in the root's.
  [/^apps\/api\/test\/|\.(database|docs|embedded|process|workspace)\.test\.tsx?$/, undefined],
  [/\.test\.tsx?$/, 'unit'],
];
/** Their tests read files of every project: only the root project, whose tests read all, runs them. */
const checksAll = 'tools';

export const createNodes = [
  '{apps,libs,tools,workshop}/**/{package.json,*.test.ts,*.test.tsx,*.stories.tsx}',
  (files, _options, { workspaceRoot }) => {
    const projects = new Map(
      files.filter((file) => isProject(workspaceRoot, file)).map((file) => [dirname(file), {}]),
    );
    for (const file of files) {
      const root = projectOf(file, projects);
      const kind = kinds.find(([pattern]) => pattern.test(file))?.[1];
      if (!root || !kind || root === checksAll) continue;
      const targets = projects.get(root);
      if (kind === 'stories') targets.storybook ??= {};
      for (const name of [kind, 'test']) targets[name] ??= {};
    }
    return [...projects].map(([root, targets]) => [
      `${root}/package.json`,
      { projects: { [root]: { root, targets } } },
    ]);
  },
];

/** Each of our projects has a layer tag; other manifests (a benchmark's own install) do not. */
function isProject(workspaceRoot, file) {
  if (!file.endsWith('/package.json')) return false;
  return readFileSync(join(workspaceRoot, file), 'utf8').includes('"layer:');
}

/** The innermost project that contains a file. */
function projectOf(file, projects) {
  let folder = dirname(file);
  while (folder !== '.' && !projects.has(folder)) folder = dirname(folder);
  return projects.has(folder) ? folder : undefined;
}

/** Writes what a run came to where `npm test` reads it. */
export function postTasksExecution(_options, { workspaceRoot, taskResults }) {
  const folder = join(workspaceRoot, 'test-results');
  if (!existsSync(folder)) return;
  const tasks = readResults(folder, Object.values(taskResults));
  writeFileSync(join(folder, 'run.json'), JSON.stringify(tasks));
}
