// The cost of syncing the embedded database (`npm run bench -- durability`): sequential single-row
// commits, with every commit on disk before its response, and without.
//   --commits=N   in each run (default 1000)
// --runs=N of each kind, alternating (default 3)
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSynced } from '../../../apps/api/src/db/syncedFolder.ts';

const options = new Map(process.argv.slice(2).map((one) => one.replace(/^--/, '').split('=')));
const commits = Number(options.get('commits') ?? 1000);
const runs = Number(options.get('runs') ?? 3);

const folder = mkdtempSync(join(tmpdir(), 'bench-durability-'));
const databases = {};
for (const [name, sync] of [
  ['synced', true],
  ['unsynced', false],
]) {
  databases[name] = await openSynced(join(folder, name), {}, { sync });
  await databases[name].exec('create table entries (id bigint primary key, body text)');
}

const rates = { synced: [], unsynced: [] };
for (let run = 0; run < runs; run++) {
  for (const [name, database] of Object.entries(databases)) {
    const start = performance.now();
    for (let i = 0; i < commits; i++) {
      await database.query('insert into entries values ($1, $2)', [
        run * commits + i,
        'x'.repeat(200),
      ]);
    }
    rates[name].push(commits / ((performance.now() - start) / 1000));
  }
}
for (const database of Object.values(databases)) await database.close();
rmSync(folder, { recursive: true, force: true });

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
const [synced, unsynced] = [median(rates.synced), median(rates.unsynced)];
console.log(`synced:   ${Math.round(synced)} commits/s, ${(1000 / synced).toFixed(2)} ms each`);
console.log(`unsynced: ${Math.round(unsynced)} commits/s, ${(1000 / unsynced).toFixed(2)} ms each`);
console.log(`ratio:    ${(synced / unsynced).toFixed(2)} (synced ÷ unsynced)`);
