import { readFileSync } from 'node:fs';
import { beforeAll, expect } from 'vitest';

/*
 * For `setupFiles`: properties of fast-check try the same values in every run, so that none fails on a
 * change that has nothing to do with it. `RANDOM_SEED=1` tries new ones; any other number is the seed
 * itself. A failure prints its seed.
 */
const { RANDOM_SEED } = process.env;
const FIXED = 20_260_302;

// Most tests have no properties, and loading fast-check takes longer than they do.
beforeAll(async () => {
  const { testPath } = expect.getState();
  if (RANDOM_SEED === '1' || !testPath) return;
  if (!readFileSync(testPath, 'utf8').includes('fast-check')) return;
  const { configureGlobal } = await import('fast-check');
  configureGlobal({ seed: Number(RANDOM_SEED ?? FIXED) });
});
