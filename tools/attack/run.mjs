// Attacks a server of its own and prints what was tried; fails if any attack succeeded.
// --short skips slow attacks; a word runs the attacks whose names contain it.
import { attacks } from './attacks/index.mjs';
import { startServer } from './support/server.mjs';
import { Target } from './support/Target.mjs';

const short = process.argv.includes('--short');
const words = process.argv.slice(2).filter((one) => !one.startsWith('--'));
const chosen = attacks.filter(({ name }) => words.every((word) => name.includes(word)));

const server = await startServer();
const rows = [];
try {
  const target = new Target(server);
  for (const { name, tries } of chosen) rows.push(await run(name, tries(target, { short })));
} finally {
  await server.stop();
}

const width = Math.max(...rows.map(({ name }) => name.length));
console.log(`\n${'attack'.padEnd(width)}  tried  failed  succeeded`);
for (const { name, tried, succeeded } of rows) {
  const counts = [tried, tried - succeeded.length, succeeded.length];
  const [a, b, c] = counts.map((count) => String(count));
  console.log(`${name.padEnd(width)}  ${a.padStart(5)}  ${b.padStart(6)}  ${c.padStart(9)}`);
}
const through = rows.flatMap(({ name, succeeded }) => succeeded.map((what) => `${name}: ${what}`));
for (const line of through) console.error(`✗ ${line}`);
const tried = rows.reduce((sum, row) => sum + row.tried, 0);
console.log(`${tried} tries, ${through.length} succeeded`);
if (through.length > 0 || tried === 0) process.exit(1);

/**
 * Runs an attack's attempts; one that could not be made counts as a success, since it proves
 * nothing.
 */
async function run(name, tries) {
  const succeeded = [];
  let tried = 0;
  const start = Date.now();
  try {
    for await (const one of tries) {
      tried += 1;
      if (one.succeeded) succeeded.push(one.what);
    }
  } catch (error) {
    tried += 1;
    succeeded.push(`could not be tried: ${error instanceof Error ? error.message : error}`);
  }
  const seconds = ((Date.now() - start) / 1000).toFixed(1);
  console.log(`${succeeded.length ? '✗' : '✓'} ${name}: ${tried} tries (${seconds} s)`);
  return { name, tried, succeeded };
}
