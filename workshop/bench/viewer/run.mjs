// Measures @forecourt/viewer-360 and popular spin viewers in one run.
// npm run bench -- viewer [--viewers ours,cloudimage] [--tests load,drag] [--runs 3]
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { installPeers } from '../shared/peers.mjs';

const folder = import.meta.dirname;
installPeers(folder);

const { bundle } = await import('./lib/build.mjs');
const { ensureFrames } = await import('./lib/frames.mjs');
const measures = await import('./lib/measures.mjs');
const { table } = await import('./lib/report.mjs');
const { openSession, sleep } = await import('./lib/session.mjs');
const { serve } = await import('./lib/server.mjs');

const option = (name, usual) => {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? usual : process.argv[at + 1].split(',');
};

/** Each test: what it measures, and under which conditions. */
const tests = {
  load: { measure: measures.load, slow: true },
  early: { measure: measures.early, slow: true },
  drag: { measure: measures.drag },
  drag4: { measure: measures.drag, cpu: 4 },
  latency: { measure: measures.latency },
  latency4: { measure: measures.latency, cpu: 4 },
  memory: { measure: measures.memory },
  memory72: { measure: measures.memory, count: 72 },
  errors: { measure: measures.errors, miss: '5,11,20' },
  unmount: { measure: measures.unmount, slow: true },
};

const everyViewer = ['ours', 'cloudimage', 'react360view', 'spritespin', 'threesixty', 'turntable'];
const viewers = option('viewers', everyViewer);
const wanted = option('tests', Object.keys(tests));
const runs = Number(option('runs', ['3'])[0]);
const out = join(folder, 'node_modules/.cache/bench');
mkdirSync(out, { recursive: true });
const file = join(out, 'results.jsonl');
writeFileSync(file, '');

const records = [];
const note = (record) => {
  records.push(record);
  appendFileSync(file, `${JSON.stringify(record)}\n`);
  console.log(JSON.stringify(record));
};

for (const count of new Set(wanted.map((name) => tests[name].count ?? 36))) {
  await ensureFrames(join(out, 'frames'), count);
}
for (const viewer of viewers) {
  note({ test: 'size', viewer, bytes: await bundle(viewer, join(out, 'build')) });
}

const server = await serve([folder, out]);
for (let run = 0; run < runs; run++) {
  for (const name of wanted) {
    const { measure, count = 36, ...conditions } = tests[name];
    for (const viewer of viewers) {
      const session = await openSession(server.url, viewer, { count, ...conditions });
      const tooLong = sleep(90_000).then(() => ({ failed: 'took longer than 90 s' }));
      const work = measure(session).catch((error) => ({ failed: String(error.message) }));
      const result = await Promise.race([work, tooLong]);
      await session.close();
      const busy = existsSync('/proc/loadavg')
        ? Number(readFileSync('/proc/loadavg', 'utf8').split(' ')[0])
        : undefined;
      note({ test: name, viewer, run, busy, ...result });
    }
  }
}
server.close();

const summary = table(records, viewers);
writeFileSync(join(out, 'summary.md'), `${summary}\n`);
console.log(`\nMedians of ${runs}:\n\n${summary}`);
process.exit(0);
