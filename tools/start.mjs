import { spawn, spawnSync } from 'node:child_process';
import { ensureInstalled, environment, pinnedNode, root } from './install.mjs';

ensureInstalled();

const build = spawnSync(
  'nx',
  ['run-many', '-t', 'build', '-p', '@forecourt/console', '@forecourt/capture'],
  {
    cwd: root,
    env: environment(),
    encoding: 'utf8',
    shell: process.platform === 'win32',
  },
);
if (build.status !== 0) {
  console.error(build.stdout, build.stderr, '\nThe build failed: the lines above say why.');
  process.exit(1);
}

const server = spawn(pinnedNode(), ['apps/api/src/main.ts'], {
  cwd: root,
  env: environment({ FORECOURT_MODE: 'demo' }),
  stdio: 'inherit',
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
server.on('exit', (code) => process.exit(code ?? 0));
