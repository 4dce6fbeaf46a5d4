import { execFile, execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const repository = join(import.meta.dirname, '../..');
const compiler = join(repository, 'node_modules/typescript/bin/tsc');
let project: string;

beforeAll(() => {
  project = mkdtempSync(join(tmpdir(), 'program-'));
  const run = (command: string, args: string[], cwd: string) =>
    execFileSync(command, args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });
  run(process.execPath, [join(import.meta.dirname, 'scripts/build.mjs')], repository);
  const dist = join(import.meta.dirname, 'dist');
  run('npm', ['pack', dist, '--pack-destination', project, '--silent'], project);
  const [tarball = ''] = readdirSync(project).filter((name) => name.endsWith('.tgz'));
  const dependencies = { '@forecourt/api-client': `file:${tarball}` };
  const manifest = { private: true, type: 'module', dependencies };
  writeFileSync(join(project, 'package.json'), JSON.stringify(manifest));
  run('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--silent'], project);
}, 180_000);

afterAll(() => rmSync(project, { recursive: true, force: true }));

describe('the published package, in another project', () => {
  it('brings nothing else along', () => {
    expect(readdirSync(join(project, 'node_modules')).filter((name) => name[0] !== '.')).toEqual([
      '@forecourt',
    ]);
    const code = readFileSync(join(project, 'node_modules/@forecourt/api-client/index.js'), 'utf8');
    expect(code).not.toMatch(/^import |mobx|axios|phoenix/m);
  });

  it('has types that a strict program accepts, and that find its mistakes', () => {
    const program = `import { createClient, hasCode, pages, verifyWebhook } from '@forecourt/api-client';
      import type { Answer } from '@forecourt/api-client';
      const client = createClient({ url: 'https://forecourt.example.com', token: 'fct_1' });
      const query = { partner_id: '1', type: 'TRADE' } as const;
      for await (const { requests } of pages((after) => client.listRequests({ ...query, after }))) {
        const names: (string | null)[] = requests.map(({ name }) => name);
        console.log(names);
      }
      const answer: Answer<'getRequest'> = await client.getRequest('1');
      console.log(answer.report.status satisfies string, hasCode(null, 'NOT_FOUND'), verifyWebhook);
      // @ts-expect-error not a flow
      await client.listRequests({ partner_id: '1', type: 'RENT' });
      // @ts-expect-error people only
      await client.changePassword({});`;
    writeFileSync(join(project, 'program.ts'), program);
    const compilerOptions = {
      noEmit: true,
      strict: true,
      target: 'es2022',
      module: 'nodenext',
      lib: ['es2023', 'dom', 'dom.iterable'],
      types: [],
    };
    const config = JSON.stringify({ compilerOptions, files: ['program.ts'] });
    writeFileSync(join(project, 'tsconfig.json'), config);
    const { stdout, status } = spawnSync(process.execPath, [compiler, '-p', '.'], {
      cwd: project,
      encoding: 'utf8',
    });
    expect([stdout, status]).toEqual(['', 0]);
  });

  it('calls a server', async () => {
    const server = createServer(({ headers, url }, response) => {
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify({ report: { status: headers.authorization, name: url } }));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const program = `import { createClient } from '@forecourt/api-client';
      const client = createClient({ url: 'http://127.0.0.1:${port}', token: 'fct_1' });
      const { report } = await client.getRequest('7/8');
      console.log(report.status, report.name);`;
    writeFileSync(join(project, 'program.mjs'), program);
    try {
      // Not the synchronous one: the server is in this process.
      const { stdout } = await promisify(execFile)(process.execPath, ['program.mjs'], {
        cwd: project,
      });
      expect(stdout).toBe('fct_1 /api/requests/7%2F8\n');
    } finally {
      server.close();
    }
  });
});
