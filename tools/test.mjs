// `npm test`: the gate. Stages run in the order of their cost; a red one is finished and the later ones don't start.
// `npm run test:all`: the gate and everything else. `… -- widths faults`: only these parts.
// `… -- --repeat 20 journeys`: a part again and again, without the cache; prints how often each test failed.
// Nx reruns only what a change can have broken. The last lines say all: see nx/summary.mjs.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureInstalled, root } from './install.mjs';

const { values, positionals } = parseArgs({
  options: { all: { type: 'boolean' }, repeat: { type: 'string' } },
  allowPositionals: true,
});
const results = join(root, 'test-results');

ensureInstalled();
// Imported only now: they may import installed packages.
const { gate, rest } = await import('./nx/parts.mjs');
const { requireChromium } = await import('./nx/browser.mjs');
const { missingEngines } = await import('./engines.mjs');
const { runParts } = await import('./nx/run.mjs');
const { problemsOf, ratesOf, summaryOf } = await import('./nx/summary.mjs');

const { nx } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const unknown = positionals.find((name) => !nx.targets[name]);
if (unknown) {
  console.error(`There is no part "${unknown}". There are: ${Object.keys(nx.targets).join(', ')}.`);
  process.exit(1);
}
const stages = positionals.length
  ? [positionals]
  : [...gate.map((stage) => [stage]), ...(values.all ? [rest] : [])];
requireChromium(stages.flat());
rmSync(results, { recursive: true, force: true });
mkdirSync(results);

const repeat = Number(values.repeat ?? 0);
if (repeat > 0) {
  const runs = Array.from({ length: repeat }, () => runParts(stages.flat(), { cache: false }));
  for (const text of ratesOf(runs)) console.log(text);
  process.exit(runs.flat().some(({ failed }) => failed > 0) ? 1 : 0);
}

const began = Date.now();
const tasks = [];
for (const stage of stages) {
  tasks.push(...runParts(stage));
  if (tasks.some(({ failed }) => failed > 0)) break;
}

const red = tasks.some(({ failed }) => failed > 0) || !tasks.some(({ passed }) => passed > 0);
const whole = positionals.length === 0;
const minutes = ((Date.now() - began) / 60_000).toFixed(1);
const replayed = tasks.filter((task) => task.replayed).length;
const took = `${minutes} minutes, ${replayed} of ${tasks.length} tasks replayed`;
writeFileSync(join(results, 'failures.txt'), problemsOf(tasks).join('\n'));
const missing = stages.flat().includes('engines') ? Object.values(missingEngines()) : [];
const notes = [...missing.filter(Boolean).map((why) => `Skipped: ${why}`), took];
if (!red && whole) notes.push(recordGreen());
console.log();
for (const text of summaryOf(tasks, { notes })) console.log(text);
process.exit(red ? 1 : 0);

/** Which tree was run green, so that anyone can see what was proven. */
function recordGreen() {
  const git = (...args) => spawnSync('git', args, { cwd: root, encoding: 'utf8' }).stdout?.trim();
  const tree = git('rev-parse', 'HEAD^{tree}');
  if (!tree || git('status', '--porcelain'))
    return 'Green, but not of a commit: files have changed';
  const what = values.all ? 'the gate and everything else' : 'the gate';
  writeFileSync(join(results, 'green'), `${tree}\n${what}: ${took}\n`);
  return `Green: tree ${tree}`;
}
