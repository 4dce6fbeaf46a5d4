import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled, environment, pinnedNode, root } from '../tools/install.mjs';

const folder = join(root, 'workshop/bench');
const known = readdirSync(folder).filter((name) => existsSync(join(folder, name, 'run.mjs')));
const [wanted, ...args] = process.argv.slice(2);
if (wanted && !known.includes(wanted)) {
  console.error(`There is no benchmark "${wanted}". There are: ${known.join(', ')}.`);
  process.exit(1);
}

ensureInstalled();
for (const name of wanted ? [wanted] : known) {
  console.log(`\n── ${name} ──`);
  const { status } = spawnSync(pinnedNode(), [join(folder, name, 'run.mjs'), ...args], {
    cwd: root,
    env: environment(),
    stdio: 'inherit',
  });
  if (status !== 0) process.exitCode = 1;
}
