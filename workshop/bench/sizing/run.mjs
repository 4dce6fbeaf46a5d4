// What the product needs (`npm run bench -- sizing`), on PostgreSQL: disk and database of a request, time
// of the processor and disk of a photo, memory of a server and of what is connected to it. Figures for
// docs/operate/sizing.md, without aims: they are this machine's, but for the sizes.
//   --requests=N   how many requests are sent (default 1,000)
//   --photos=N     how many photos are uploaded and looked at (default 60)
//   --sockets=N    how many live connections (default 1,000)
import { execFileSync, fork } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { createCustomer } from '../../../apps/api/src/modules/capture/testing/customer.ts';
import { sendRequest } from '../../../apps/api/src/modules/requests/send.ts';
import { FULL_EDGE } from '../../../libs/platform/src/photo/draw.ts';
import { root } from '../../../tools/install.mjs';
import { withPostgres } from '../../../tools/postgres.mjs';
import { connect } from '../auction/connect.mjs';
import { startLimitServer } from '../limits/server.mjs';

/** What a customer photographs. */
const PLACES = [
  ['dashboard'],
  ['mileage'],
  ...['front', 'right', 'rear', 'left'].map((slot) => ['exterior_images', { slot }]),
];

const options = new Map(process.argv.slice(2).map((one) => one.replace(/^--/, '').split('=')));
const count = (name, usual) => Number(options.get(name) ?? usual);

const ran = await withPostgres(async (databaseUrl) => {
  const server = await startLimitServer({ databaseUrl });
  await requests(server, count('requests', 1000));
  await photos(server, count('photos', 60));
  await server.end();
  return true;
});
if (!ran) throw new Error('PostgreSQL is not installed: there is nothing to measure.');
await withPostgres((databaseUrl) => sockets(databaseUrl, count('sockets', 1000)));
process.exit();

/** Requests that staff sent by email, with their messages, events and jobs. */
async function requests({ services, north }, number) {
  const { partnerId, agent: userId } = north;
  const before = await databaseSize({ services });
  for (let i = 0; i < number; i += 1) {
    const to = { name: `Customer ${i}`, phone: null, email: `customer.${i}@mail.test` };
    await services.db.scoped([partnerId], (tx) =>
      sendRequest(services, tx, { partnerId, type: 'TRADE', ...to }, { userId }),
    );
    // limits per minute and day are not measured here
    await services.db.system((tx) => tx.deleteFrom('sending_counts').execute());
  }
  await services.jobs.drain();
  const size = (await databaseSize({ services })) - before;
  say('database of a request that was sent, kB', size / number / 1000);
}

/** Photos as the capture page sends them, and their smaller sizes, as a job makes them. */
async function photos(server, number) {
  const bytes = await photo();
  const database = await databaseSize(server);
  const customers = [];
  for (let i = 0; i < number / PLACES.length; i += 1) {
    customers.push(await createCustomer(server, server.north.partnerId));
  }
  const folder = server.services.config.dataFolder;
  const disk = sizeOf(folder);
  const uploading = processor();
  for (const customer of customers) {
    for (const [section, more] of PLACES) await customer.photo(bytes, section, more);
  }
  say('a photo that is uploaded, MB', bytes.length / 1e6);
  say('disk of a photo, MB', (sizeOf(folder) - disk) / number / 1e6);
  say('processor of a photo that comes in, s', uploading() / number);
  const whole = sizeOf(folder);
  const making = processor();
  const { db, media } = server.services;
  const uploads = await db.system((tx) => tx.selectFrom('uploads').select('storage_key').execute());
  for (const { storage_key: key } of uploads) await media.makeSizes(key);
  say('disk of its smaller sizes, MB', (sizeOf(folder) - whole) / number / 1e6);
  say('processor of these, s', making() / number);
  say('database of a photo, kB', ((await databaseSize(server)) - database) / number / 1000);
}

/** Memory of a server in a process of its own, and what each live connection adds. */
async function sockets(databaseUrl, number) {
  const child = fork(join(import.meta.dirname, '../auction/server.mjs'), {
    env: { ...process.env, DATABASE_URL: databaseUrl, BENCH_DEALERS: String(number) },
  });
  const [{ origin, auctionId, keys }] = await once(child, 'message');
  const idle = memoryOf(child.pid);
  const open = [];
  for (const key of keys) open.push(await connect(origin, auctionId, key));
  say('memory of a server, MB', idle / 1e6);
  say(
    `memory of a live connection, one of ${number}, kB`,
    (memoryOf(child.pid) - idle) / number / 1000,
  );
  for (const socket of open) socket.close();
  child.disconnect();
  await once(child, 'exit');
}

/** A photo with as much detail as a camera's: a car with grain. */
async function photo() {
  const file = await readFile(join(root, 'apps/api/demo-media/saloon/exterior-left.jpg'));
  const { data, info } = await sharp(file)
    .resize({ width: FULL_EDGE })
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const noise = { type: 'gaussian', mean: 128, sigma: 12 };
  const grain = await sharp({ create: { width, height, channels: 3, background: '#000', noise } })
    .png()
    .toBuffer();
  return sharp(data)
    .composite([{ input: grain, blend: 'soft-light' }])
    .jpeg({ quality: 86 })
    .toBuffer();
}

/** Bytes of all tables and indexes, without what was deleted. */
async function databaseSize({ services }) {
  const { pool } = services.db;
  await pool.query('vacuum full');
  const { rows } = await pool.query(`select sum(pg_total_relation_size(oid)) as size from pg_class
    where relkind = 'r' and relnamespace <> 'pg_catalog'::regnamespace`);
  return Number(rows[0].size);
}

/** Bytes of all files below a folder. */
function sizeOf(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0);
}

/** Bytes of memory that a process has. */
function memoryOf(pid) {
  return Number(execFileSync('ps', ['-o', 'rss=', '-p', `${pid}`])) * 1024;
}

/** Seconds of this process's processors until it is called. */
function processor() {
  const start = process.cpuUsage();
  return () => {
    const { user, system } = process.cpuUsage(start);
    return (user + system) / 1e6;
  };
}

function say(what, value) {
  console.log(`     ${what}: ${value.toPrecision(3)}`);
}
