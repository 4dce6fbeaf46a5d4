// Writes sizes.json: the size of each entry point, with a limit 10 % above it.
// Run it after a justified size increase: `node libs/ui/scripts/sizes.mjs`.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { dist, entryNames, measure } from './measure.mjs';

const table = {};
for (const name of entryNames()) {
  const { now, later } = await measure(
    `import * as all from '@forecourt/ui/${name}'; globalThis.all = all;`,
  );
  const limit = Math.ceil((now * 1.1 + 0.05) * 10) / 10;
  table[name] = { gzip: now, later, limit };
  console.log(`${name.padEnd(26)} ${now.toFixed(2)} kB, later ${later.toFixed(2)} kB`);
}
writeFileSync(join(dist, '../sizes.json'), `${JSON.stringify(table, null, 2)}\n`);
