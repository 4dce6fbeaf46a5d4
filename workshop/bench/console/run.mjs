// Measures the console and small apps on react-admin and Refine in one run.
// npm run bench -- console [--apps ours,react-admin] [--tests list,interact] [--modes slow] [--runs 5]
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { installPeers } from '../shared/peers.mjs';

const folder = import.meta.dirname;
installPeers(folder);

const { apps } = await import('./apps.mjs');
const { buildPeer, requireConsole } = await import('./lib/build.mjs');
const measures = await import('./lib/measures.mjs');
const { table } = await import('./lib/report.mjs');
const { openBrowser, openSession } = await import('./lib/session.mjs');
const { serveApp } = await import('./lib/server.mjs');

const option = (name, usual) => {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? usual : process.argv[at + 1].split(',');
};

const LIMIT_MS = 240_000;
/** Whom a test leaves out that only the console can take. */
const peers = ['react-admin', 'refine', 'refine-virtual'];
/**
 * Where a test runs, its maximum number of runs, and with which apps; a plain table of 2,000 rows
 * takes too long.
 */
const tests = {
  list: { modes: ['fast', 'slow', '3g'] },
  whole: { modes: ['fast', 'slow', '3g'], except: peers },
  menu: { modes: ['slow'], except: peers },
  signIn: { modes: ['fast', 'slow'] },
  interact: { modes: ['fast', 'slow'] },
  scroll500: { modes: ['slow'], most: 3, except: ['refine'] },
  scroll2000: { modes: ['fast'], most: 3, except: ['react-admin', 'refine'] },
  scroll10000: { modes: ['fast'], most: 1, except: peers },
};

const names = option('apps', Object.keys(apps));
const wanted = option('tests', Object.keys(tests));
const modes = option('modes', ['fast', 'slow', '3g']);
const runs = Number(option('runs', ['5'])[0]);
const out = join(folder, 'node_modules/.cache/bench');
mkdirSync(out, { recursive: true });
const file = join(out, 'results.jsonl');
writeFileSync(file, '');

requireConsole(apps.ours.dist);
for (const name of new Set(names.map((one) => one.replace('-virtual', '')))) {
  if (name !== 'ours') await buildPeer(name, apps[name].dist);
}
const servers = {};
for (const name of names) servers[name] = await serveApp(apps[name]);
const browser = await openBrowser();

const records = [];
async function measure(name, test, mode, run) {
  const app = apps[name];
  const sessions = [];
  const open = async (how) => {
    const session = await openSession(browser, { app, url: servers[name].url, mode, ...how });
    sessions.push(session);
    return session;
  };
  let timer;
  const tooLong = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error(`longer than ${LIMIT_MS / 1000} s`)), LIMIT_MS);
  });
  const figures = await Promise.race([measures[test]({ app, open }), tooLong]).catch((error) => ({
    failed: error.message.split('\n')[0],
  }));
  clearTimeout(timer);
  await Promise.all(sessions.map((session) => session.close().catch(() => undefined)));
  const busy = existsSync('/proc/loadavg')
    ? Number(readFileSync('/proc/loadavg', 'utf8').split(' ')[0])
    : undefined;
  const record = { app: name, test, mode, run, busy, ...figures };
  if (run < 0) return;
  records.push(record);
  appendFileSync(file, `${JSON.stringify(record)}\n`);
  console.log(JSON.stringify(record));
}

// Apps alternate, so that a busy minute of the machine affects all of them.
for (const name of names) await measure(name, 'list', 'fast', -1);
for (const test of wanted) {
  const { modes: possible, most = runs, except = [] } = tests[test];
  for (const mode of possible.filter((one) => modes.includes(one))) {
    for (let run = 0; run < Math.min(runs, most); run++) {
      for (const name of names.filter((one) => !except.includes(one))) {
        if (name === 'refine-virtual' && (test === 'signIn' || test === 'list')) continue;
        await measure(name, test, mode, run);
      }
    }
  }
}
await browser.close();
for (const server of Object.values(servers)) server.close();

const summary = table(records, names);
writeFileSync(join(out, 'summary.md'), `${summary}\n`);
console.log(`\nMedians of ${runs} (fewer where a test takes long):\n\n${summary}`);
process.exit(0);
