// `npm test`: everything that CI runs. `npm test -- unit api` runs only the steps named.
import { rmSync } from 'node:fs';
import { ensureInstalled } from './install.mjs';

ensureInstalled();
// What follows may import installed packages.
const { runSteps, steps } = await import('./test/steps.mjs');

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !steps.some((step) => step.name === name));
if (unknown.length) {
  console.error(
    `No such step: ${unknown.join(', ')}. There are: ${steps.map((step) => step.name).join(', ')}.`,
  );
  process.exit(1);
}
rmSync('test-results', { recursive: true, force: true });
const { passed, failed } = await runSteps(
  wanted.length ? steps.filter((step) => wanted.includes(step.name)) : steps,
);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed ? 1 : 0);
