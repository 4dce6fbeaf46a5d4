import { spawn } from 'node:child_process';
import { ensureInstalled, environment, pinnedNode, root } from './install.mjs';

ensureInstalled();

const apiPort = process.env.PORT ?? '4300';
const processes = [
  ['api', pinnedNode(), ['--watch', '--watch-preserve-output', 'apps/api/src/main.ts']],
  ['capture', 'vite', ['apps/capture', '--port', '4302', '--strictPort']],
  ['console', 'vite', ['apps/console', '--port', '4301', '--strictPort']],
].map(([name, command, args]) => {
  const child = spawn(command, args, {
    cwd: root,
    env: environment({
      FORECOURT_MODE: 'demo',
      PORT: apiPort,
      FORECOURT_API: `http://localhost:${apiPort}`,
      FORECOURT_CAPTURE: 'http://localhost:4302',
      // The links that are sent lead to what reloads by itself.
      PUBLIC_URL: 'http://localhost:4301',
    }),
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
  });
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8');
    stream.on('data', (text) => {
      for (const line of text.split('\n').filter(Boolean)) console.log(`${name.padEnd(8)}${line}`);
    });
  }
  return child;
});

const stop = () => processes.forEach((child) => child.kill('SIGTERM'));
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
for (const child of processes) {
  child.on('exit', (code) => {
    process.exitCode ||= code ?? 0;
    stop();
  });
}
