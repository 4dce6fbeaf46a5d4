// `npm run dev`: server, console, capture page and the contract's generator, each restarted or reloaded by
// itself when a file of its changes. The ports are settings.
import { spawn } from 'node:child_process';
import { ensureInstalled, environment, root } from './install.mjs';

ensureInstalled();

const { PORT = '4300', CONSOLE_PORT = '4301', CAPTURE_PORT = '4302' } = process.env;

const nx = spawn('nx', ['run-many', '-t', 'serve', '--parallel=4', '--output-style=stream'], {
  cwd: root,
  env: environment({
    FORECOURT_MODE: 'demo',
    PORT,
    CONSOLE_PORT,
    CAPTURE_PORT,
    FORECOURT_API: `http://localhost:${PORT}`,
    FORECOURT_CAPTURE: `http://localhost:${CAPTURE_PORT}`,
    // The links that are sent lead to the development servers, which reload automatically.
    PUBLIC_URL: `http://localhost:${CONSOLE_PORT}`,
  }),
  stdio: 'inherit',
  shell: process.platform === 'win32',
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => nx.kill(signal));
nx.on('exit', (code) => process.exit(code ?? 0));
