// Benchmark of the API (`npm run bench -- api`): what the list endpoint costs beside a bare route with
// the same SQL, and whether the thousandth page costs more than the first. Ratios within one run.
//   --requests=N   size of the table for the page cost (default 1,000,000)
//   --embedded     on the embedded database, even where PostgreSQL is installed
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { withPostgres } from '../../../tools/postgres.mjs';
import { call, load, median } from './load.mjs';

const ROUNDS = 5;
const ROUND_MS = 2500;
const PAGES = 1000;
const PAGE_SAMPLES = 200;
const SEARCH_SAMPLES = 20;
const AIMS = { ratio: 0.35, pages: 1.5 };
const SMALL = 20_000;

const options = new Map(process.argv.slice(2).map((one) => one.replace(/^--/, '').split('=')));
const requests = Number(options.get('requests') ?? 1_000_000);
const embedded = options.has('embedded');

let failed = false;
const ran = embedded ? null : await withPostgres((url) => measure('PostgreSQL', url));
if (ran === null) await measure('embedded PGlite', null);
process.exitCode = failed ? 1 : 0;

async function measure(name, databaseUrl) {
  console.log(`on ${name}`);
  await withServer(databaseUrl, requests, async (server) => {
    await listThroughput(server);
    await pageCost(server);
    await searchCost(server);
  });
  return true;
}

/**
 * Alternates between Forecourt and the bare route, so that a busy moment of the machine affects
 * both.
 */
async function listThroughput({ forecourt, bare, token, partnerId }) {
  const ours = `${forecourt}/api/requests/?type=TRADE&limit=10&partner_id=${partnerId}`;
  const theirs = `${bare}/list?partner_id=${partnerId}`;
  const headers = { authorization: token };
  await load(ours, { headers, ms: 1500 });
  await load(theirs, { ms: 1500 });
  const rounds = [];
  for (let round = 0; round < ROUNDS; round++) {
    const own = await load(ours, { headers, ms: ROUND_MS });
    const other = await load(theirs, { ms: ROUND_MS });
    rounds.push({ own, other, ratio: own.perSecond / other.perSecond });
  }
  const middle = (pick) => median(rounds.map(pick));
  const ratio = middle((one) => one.ratio);
  console.log(
    `list of 10 from ${requests} requests: ${middle((one) => one.own.perSecond).toFixed(0)} answers/s` +
      ` (p50 ${middle((one) => one.own.p50).toFixed(1)} ms, p99 ${middle((one) => one.own.p99).toFixed(1)} ms),` +
      ` bare route ${middle((one) => one.other.perSecond).toFixed(0)}/s`,
  );
  judge('throughput ÷ bare route', ratio, ratio >= AIMS.ratio, `aim ≥ ${AIMS.ratio}`);
}

/** Walks to page 1,000, then calls pages 1 and 1,000 alternately. */
async function pageCost({ forecourt, token, partnerId }) {
  const headers = { authorization: token };
  const url = (after) =>
    `${forecourt}/api/requests/?type=TRADE&limit=10&partner_id=${partnerId}${after ? `&after=${after}` : ''}`;
  let after = '';
  for (let page = 1; page < PAGES; page++) {
    after = JSON.parse(await call(url(after), headers)).metadata.after;
    if (!after) throw new Error(`The list ends on page ${page}`);
  }
  const times = { first: [], last: [] };
  for (let i = 0; i < PAGE_SAMPLES; i++) {
    for (const [name, cursor] of Object.entries({ first: '', last: after })) {
      const before = performance.now();
      await call(url(cursor), headers);
      times[name].push(performance.now() - before);
    }
  }
  const ratio = median(times.last) / median(times.first);
  console.log(
    `page 1: ${median(times.first).toFixed(2)} ms, page ${PAGES}: ${median(times.last).toFixed(2)} ms`,
  );
  judge(`page ${PAGES} ÷ page 1`, ratio, ratio <= AIMS.pages, `aim ≤ ${AIMS.pages}`);
}

/** Search terms that match few, many and no requests. */
async function searchCost({ forecourt, token, partnerId }) {
  const headers = { authorization: token };
  for (const name of ['Customer 4321', 'Customer', 'nobody']) {
    const query = new URLSearchParams({ type: 'TRADE', partner_id: partnerId, name });
    const times = [];
    for (let i = 0; i < SEARCH_SAMPLES; i++) {
      const before = performance.now();
      await call(`${forecourt}/api/requests/?${query}`, headers);
      times.push(performance.now() - before);
    }
    console.log(`search for "${name}": ${median(times).toFixed(2)} ms`);
  }
}

function judge(what, value, good, aim) {
  console.log(`${good ? 'ok  ' : 'MISS'} ${what}: ${value.toFixed(2)} (${aim})`);
  failed ||= !good;
}

async function withServer(databaseUrl, count, work) {
  const child = fork(fileURLToPath(new URL('server.mjs', import.meta.url)), {
    env: {
      ...process.env,
      DATABASE_URL: databaseUrl ?? '',
      BENCH_REQUESTS: String(Math.max(count, SMALL)),
    },
  });
  try {
    const [server] = await Promise.race([
      once(child, 'message'),
      once(child, 'exit').then(() => Promise.reject(new Error('The server did not start'))),
    ]);
    await work(server);
  } finally {
    if (child.connected) child.disconnect();
    if (child.exitCode === null) await once(child, 'exit');
  }
}
