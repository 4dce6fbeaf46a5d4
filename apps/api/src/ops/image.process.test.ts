import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, matchesGlob } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startProcess } from '../../test/serverProcess.ts';
import { firstSignIn } from './testing/firstSignIn.ts';
import { allSteps, readCopy, readStages, readWords, type Step } from './testing/dockerfile.ts';

/* Makes what the image holds by the Dockerfile's own steps, in an empty folder, and runs it there. */

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));
const read = (path: string): string => readFileSync(ROOT + path, 'utf8');
const stages = readStages(read('Dockerfile'));
const run = promisify(execFile);
/** What a command may print, in bytes. */
const OUTPUT = 64 * 1024 * 1024;

/** Without what this run of the tests has set: the steps are run as by hand. */
const OF_THIS_RUN = /^(npm_(?!config_registry)|NODE_ENV|NODE_OPTIONS|VITEST|FORECOURT_)/;
const plainEnv = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !OF_THIS_RUN.test(name)),
);

let folder: string;
let app: string;
let env: Record<string, string>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forecourt-image-'));
  const sources = join(folder, 'packages');
  for (const file of await contextFiles()) {
    mkdirSync(dirname(join(sources, file)), { recursive: true });
    cpSync(join(ROOT, file), join(sources, file));
  }
  // the workspace's own install and build: what the stage `pages` runs as well
  const places: Record<string, string> = { pages: ROOT, packages: sources };
  for (const page of ['console', 'capture']) {
    expect(existsSync(`${ROOT}apps/${page}/dist/index.html`), 'run `npm run build`').toBe(true);
  }
  await take(stages.find(({ name }) => name === 'packages')?.steps ?? [], sources, places);
  app = join(folder, 'app');
  mkdirSync(app);
  const copies = allSteps(stages, 'server').filter(({ instruction }) => instruction === 'COPY');
  await take(copies, app, places);
  mkdirSync(join(folder, 'data'));
  env = {
    NODE_ENV: 'production',
    FORECOURT_DATA: join(folder, 'data'),
    FORECOURT_MODE: 'production',
    PUBLIC_URL: 'http://localhost:8080',
    SMTP_URL: 'smtp://127.0.0.1:1',
    MAIL_FROM: 'Cars <cars@example.com>',
    HOST: '127.0.0.1',
  };
  // npm installs a few hundred packages
}, 600_000);
afterAll(() => rm(folder, { recursive: true, force: true }));

/** What `COPY . .` takes: what git knows or would take, without what .dockerignore names. */
async function contextFiles(): Promise<string[]> {
  const { stdout } = await run('git', ['ls-files', '-co', '--exclude-standard'], {
    cwd: ROOT,
    maxBuffer: OUTPUT,
  });
  const ignored = read('.dockerignore')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'));
  const isKept = (file: string): boolean =>
    !ignored.some((glob) => matchesGlob(file, glob) || matchesGlob(file, `${glob}/**`));
  return stdout.split('\n').filter((file) => file && existsSync(ROOT + file) && isKept(file));
}

/** Goes through steps in a folder that stands for `/app`. */
async function take(
  steps: readonly Step[],
  place: string,
  places: Record<string, string>,
): Promise<void> {
  for (const step of steps) {
    if (step.instruction === 'RUN') {
      const command = step.text.replace(/^(--mount=\S+ )+/, '');
      const stepEnv = { ...plainEnv, npm_config_prefer_offline: 'true' };
      await run('sh', ['-c', command], { cwd: place, env: stepEnv, maxBuffer: OUTPUT });
      continue;
    }
    const { from, sources, to } = readCopy(step);
    for (const source of sources) {
      const path = join(places[from ?? ''] ?? '', source.replace(/^\/app\//, ''));
      const target = to.endsWith('/') ? join(place, to, path.split('/').at(-1)!) : join(place, to);
      cpSync(path, target, { recursive: true, verbatimSymlinks: true });
    }
  }
}

const instruction = (name: string): string[] =>
  readWords(allSteps(stages, 'server').findLast((step) => step.instruction === name));

test('holds what the server needs, and nothing that builds', async () => {
  for (const builder of ['typescript', 'vite', 'rolldown', 'esbuild', 'nx', 'eslint', 'vitest']) {
    expect([builder, existsSync(join(app, 'node_modules', builder))]).toEqual([builder, false]);
  }
  const encoded = `const {default: sharp} = await import('sharp');
    const create = {width: 8, height: 8, channels: 3, background: 'red'};
    console.log((await sharp({create}).jpeg().toBuffer()).length > 0);`;
  const { stdout } = await run(process.execPath, ['--input-type=module', '-e', encoded], {
    cwd: join(app, 'apps/api'),
    env: plainEnv,
  });
  expect(stdout.trim()).toBe('true');
});

test('starts, is found alive, shows its pages, and lets an administrator in', async () => {
  const ops = ['apps/api/src/ops/main.ts', 'create-admin', 'ann@example.com'];
  const { stdout: made } = await run(
    process.execPath,
    [...ops, '--name', 'Ann Lee', '--business', 'Lakeside Cars'],
    { cwd: app, env: { ...plainEnv, ...env } },
  );
  const [, key] = /\/reset\/([\w-]{43})$/m.exec(made) ?? [];

  const [, ...args] = instruction('CMD');
  const command = [process.execPath, ...args].map((word) => `'${word}'`).join(' ');
  const server = await startProcess({ ...env, LOG_LEVEL: 'warn' }, [
    'sh',
    '-c',
    `cd '${app}' && exec ${command}`,
  ]);
  try {
    const [, ...check] = instruction('HEALTHCHECK');
    const { port } = new URL(server.url);
    await run(process.execPath, check, { env: { ...plainEnv, PORT: port } });
    await expect(
      run(process.execPath, check, { env: { ...plainEnv, PORT: '1' } }),
    ).rejects.toThrow();
    expect(server.said()).not.toContain('is not built');
    for (const page of ['/', '/capture/', '/login', '/docs']) {
      const answer = await fetch(server.url + page);
      expect([page, answer.status, answer.headers.get('content-type')]).toEqual([
        page,
        200,
        'text/html; charset=utf-8',
      ]);
    }
    const reference = await (await fetch(`${server.url}/docs`)).text();
    const files = [...reference.matchAll(/(?:src|href)="(\/docs\/[^"]+)"/g)];
    expect(files).toHaveLength(3);
    for (const [, file = ''] of files) {
      expect([file, (await fetch(server.url + file)).status]).toEqual([file, 200]);
    }
    await firstSignIn(server.url, 'ann@example.com', key);
  } finally {
    expect(await server.stop()).toBe(0);
  }
});
