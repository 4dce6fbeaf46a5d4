// Benchmark of a running auction (`npm run bench -- auction`): from a dealer's tap to every connected
// dealer's screen, 200 of them on websockets.
//   --dealers=N    how many (default 200)
//   --bids=N       how many bids, one after the other (default 60)
//   --embedded     on the embedded database, even where PostgreSQL is installed
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { withPostgres } from '../../../tools/postgres.mjs';
import { connect } from './connect.mjs';

const AIM_MS = 300;
const PAUSE_MS = 100;
const LATE_MS = 10_000;

const options = new Map(process.argv.slice(2).map((one) => one.replace(/^--/, '').split('=')));
const dealers = Number(options.get('dealers') ?? 200);
const bids = Number(options.get('bids') ?? 60);

let failed = false;
const ran = options.has('embedded') ? null : await withPostgres((url) => measure(url));
if (ran === null) await measure(null);
process.exitCode = failed ? 1 : 0;

async function measure(databaseUrl) {
  console.log(`on ${databaseUrl ? 'PostgreSQL' : 'embedded PGlite'}`);
  const child = fork(fileURLToPath(new URL('server.mjs', import.meta.url)), {
    env: { ...process.env, DATABASE_URL: databaseUrl ?? '', BENCH_DEALERS: String(dealers) },
  });
  try {
    const [server] = await Promise.race([
      once(child, 'message'),
      once(child, 'exit').then(() => Promise.reject(new Error('The server did not start'))),
    ]);
    report(await runBids(server));
  } finally {
    if (child.connected) child.disconnect();
    if (child.exitCode === null) await once(child, 'exit');
  }
  return true;
}

/** @returns {Promise<{screens: number[], answers: number[]}>} milliseconds from the tap */
async function runBids({ origin, auctionId, keys }) {
  /** Callbacks that wait for a value to arrive, by socket. */
  const waiting = new Set();
  const sockets = await Promise.all(
    keys.map((key, index) =>
      connect(origin, auctionId, key, (best) => {
        for (const one of waiting) if (one.index === index && best >= one.value) one.seen();
      }),
    ),
  );
  const screens = [];
  const answers = [];
  for (let bid = 0; bid < bids; bid++) {
    const value = 1000 + bid;
    const tap = performance.now();
    const seen = keys.map(
      (_, index) =>
        new Promise((resolve, reject) => {
          const late = setTimeout(() => reject(new Error('A screen saw nothing')), LATE_MS);
          const one = {
            index,
            value,
            seen() {
              waiting.delete(one);
              clearTimeout(late);
              screens.push(performance.now() - tap);
              resolve();
            },
          };
          waiting.add(one);
        }),
    );
    const answer = await fetch(`${origin}/api/public/offers`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ dealer_key: keys[(bid * 7) % keys.length], value }),
    });
    if (answer.status !== 201) throw new Error(`${answer.status}: ${await answer.text()}`);
    answers.push(performance.now() - tap);
    await Promise.all(seen);
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  for (const socket of sockets) socket.close();
  return { screens, answers };
}

function report({ screens, answers }) {
  const at = (times, part) => times.sort((a, b) => a - b)[Math.floor(times.length * part)] ?? 0;
  const say = (what, times) =>
    console.log(
      `${what}: p50 ${at(times, 0.5).toFixed(1)} ms, p95 ${at(times, 0.95).toFixed(1)} ms`,
    );
  say('a bid answered', answers);
  say(`a bid on ${dealers} screens`, screens);
  const good = at(screens, 0.95) <= AIM_MS;
  console.log(`${good ? 'ok  ' : 'MISS'} p95 to every screen (aim ≤ ${AIM_MS} ms)`);
  failed ||= !good;
}
