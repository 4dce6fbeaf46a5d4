import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseEnv, promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startProcess } from '../../test/serverProcess.ts';
import { firstSignIn } from './testing/firstSignIn.ts';

/* Goes through docs/operate/install.md, from its settings to an administrator who is signed in. */

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));
const page = readFileSync(`${ROOT}docs/operate/install.md`, 'utf8');
const run = promisify(execFile);

let folder: string;
let env: Record<string, string>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forecourt-install-'));
  await mkdir(join(folder, 'data'));
  const { DATABASE_URL, ...settings } = parseEnv(
    /```sh\n(# \/etc\/forecourt.env[^`]*)```/.exec(page)?.[1] ?? '',
  ) as Record<string, string>;
  expect(DATABASE_URL).toMatch(/^postgres:/);
  // on the embedded database, and what the page leaves open
  env = {
    ...settings,
    FORECOURT_DATA: join(folder, 'data'),
    FORECOURT_SECRET: 'as openssl rand -hex 32 would make it',
    PORT: '0',
    LOG_LEVEL: 'silent',
  };
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** A line of the page, in a shell and with its own settings. */
const inShell = async (line: string): Promise<string> => {
  const command = line.replace('npm run ops --', `"${process.execPath}" apps/api/src/ops/main.ts`);
  const { stdout } = await run('sh', ['-c', command], {
    cwd: ROOT,
    env: { PATH: process.env.PATH, ...env },
  });
  return stdout.trim();
};

test('its commands make an administrator who signs in to the server that its unit starts', async () => {
  const unit = /```ini\n([^`]*)```/.exec(page)?.[1] ?? '';
  const [, program = ''] = /^ExecStart=\S+\/node (\S+)$/m.exec(unit) ?? [];
  expect(existsSync(join(ROOT, program))).toBe(true);
  const checked = /node_modules\/\.bin\/node (apps\/api\/src\/ops\/main\.ts check-config)/.exec(
    page,
  );
  expect(await inShell(`"${process.execPath}" ${checked?.[1]}`)).toBe('The settings are right.');

  const [create = ''] = /^npm run ops -- create-admin .+$/m.exec(page) ?? [];
  const made = await inShell(create);
  const [, key] = /^https:\/\/cars\.example\.com\/reset\/([\w-]{43})$/m.exec(made) ?? [];

  const server = await startProcess({ ...env, FORECOURT_MODE: 'production' });
  try {
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
    const token = await firstSignIn(server.url, 'ann@example.com', key);
    const partners = await fetch(`${server.url}/api/my/partners`, {
      headers: { authorization: token },
    });
    expect(await partners.json()).toMatchObject({
      partners: [{ name: 'Lakeside Cars', role: 'ADMIN', verified: true }],
    });
  } finally {
    await server.stop();
  }
});
