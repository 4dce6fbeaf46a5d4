// Compares the catalogue and every screen with the pictures kept in git:
// `node tools/visual/run.mjs [--no-build] [--update-snapshots] [part of a test's name]`.
import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { buildStorybook, serveStorybook } from './storybook.mjs';

buildStorybook();
const { address, stop } = await serveStorybook();
const cli = createRequire(import.meta.url).resolve('@playwright/test/cli');
const update = process.argv.includes('--update-snapshots') ? ['--update-snapshots=changed'] : [];
const wanted = process.argv.slice(2).find((word) => !word.startsWith('--'));
const only = wanted ? ['-g', wanted] : [];
const config = join(import.meta.dirname, 'visual.config.ts');
const child = spawn(process.execPath, [cli, 'test', '-c', config, ...update, ...only], {
  stdio: 'inherit',
  env: { ...process.env, STORYBOOK_URL: address },
});
child.on('exit', (status) => {
  stop();
  process.exit(status ?? 1);
});
