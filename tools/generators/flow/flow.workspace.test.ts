// What the generator makes of a flow that did not exist: in a copy of the workspace, with the real tools.
import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { generateFiles } from '@nx/devkit';
import { flushChanges, FsTree } from 'nx/src/generators/tree';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { copyWorkspace } from '../../test/workspaceCopy.ts';
import { entriesOf } from './entries.ts';
import { namesOf } from './flowNames.ts';
import flow, { insert } from './generator.ts';

const rental = namesOf('rental');
const { copy, link, remove } = copyWorkspace();

/** Runs a tool in the copy; resolves with its output if it fails, else with nothing. */
function failureOf(tool: string, ...parameters: string[]): Promise<string> {
  const env = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(VITEST|NODE_ENV|NX_|TEST)/.test(name)),
  );
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [tool, ...parameters], { cwd: copy, env });
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.on('error', reject);
    child.on('close', (code) => resolve(code === 0 ? '' : output || `code ${code}`));
  });
}

const bin = (name: string) => `node_modules/.bin/${name}`;

/** The parts of the workspace that name every flow, and all that they import. */
const typed = [
  'libs/flows/rental/src/**/*',
  'libs/contract/src/flows.test.ts',
  ...['invite', 'session', 'settings'].map((feature) => `libs/features/${feature}/src/**/*`),
  'apps/console/src/flows/*',
  'apps/api/src/main.ts',
  'apps/api/test/newFlow.test.ts',
  // Says which values the tests' set-up provides.
  'apps/api/test/template.ts',
];

describe('a fourth flow, in a copy of the workspace', () => {
  beforeAll(async () => {
    const tree = new FsTree(copy, false);
    await flow(tree, { name: 'rental' });
    await expect(flow(tree, { name: 'rental' })).rejects.toThrow('is there already');
    // The rows that the generator asks for, as it prints them.
    for (const { file, before, row } of entriesOf(rental)) insert(tree, file, before, row);
    generateFiles(tree, join(import.meta.dirname, 'proof'), 'apps/api/test', rental);
    flushChanges(copy, tree.listChanges());
    link('@forecourt/flow-rental', 'libs/flows/rental');
    const config = { extends: './tsconfig.web.json', include: typed };
    writeFileSync(join(copy, 'tsconfig.flow.json'), JSON.stringify(config));
    expect(await failureOf('libs/contract/scripts/generate.ts')).toBe('');
  });
  afterAll(remove);

  test.concurrent('fits the types', async () => {
    expect(await failureOf(bin('tsc'), '-p', 'tsconfig.flow.json')).toBe('');
  });

  test.concurrent('is requested, reported, read and concluded', async () => {
    const run = (project: string, ...files: string[]) =>
      failureOf(bin('vitest'), 'run', '--project', project, ...files);
    expect(await run('api', 'apps/api/test/newFlow.test.ts')).toBe('');
    expect(await run('unit', 'libs/flows/rental', 'libs/contract/src/flows')).toBe('');
  });

  test.concurrent('keeps the rules of the workspace, and has its stories', async () => {
    const rows = entriesOf(rental).map(({ file }) => file);
    const files = ['libs/flows/rental', 'apps/console/src/flows', ...rows];
    expect(await failureOf(bin('eslint'), ...files, '--max-warnings', '0')).toBe('');
    expect(await failureOf(bin('prettier'), '--check', ...files)).toBe('');
    expect(await failureOf('tools/story-coverage/check.mjs')).toBe('');
  });
});
