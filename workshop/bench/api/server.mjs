// The process under load: Forecourt, and a bare Fastify with the same SQL on the same pool.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { readConfig } from '../../../apps/api/src/config.ts';
import { createServer } from '../../../apps/api/src/start.ts';
import { seed } from './seed.mjs';

const LIST = `select requests.id, requests.partner_id, requests.request_type, requests.status, requests.name,
    requests.email, requests.phone, requests.self_service, requests.info, requests.inserted_at,
    requests.updated_at, reports.id as report_id, reports.plate, reports.make, reports.model, reports.year
  from requests inner join reports on reports.request_id = requests.id
  where requests.partner_id = $1 and requests.request_type = $2
  order by requests.inserted_at desc, requests.id desc limit $3`;

const dataFolder = mkdtempSync(join(tmpdir(), 'forecourt-bench-'));
const config = readConfig(process.env, {
  dataFolder,
  port: 0,
  demoData: false,
  logLevel: 'error',
  mode: 'test',
});
const server = await createServer(config);
const { db } = server.services;
const seeded = await seed(db, Number(process.env.BENCH_REQUESTS));
await server.app.listen({ port: 0, host: '127.0.0.1' });

const bare = Fastify();
bare.get('/list', async (request) => {
  const { rows } = await db.pool.query(LIST, [request.query.partner_id, 'TRADE', 11]);
  return { requests: rows.slice(0, 10), metadata: { after: rows.at(10)?.id ?? null } };
});
await bare.listen({ port: 0, host: '127.0.0.1' });

process.send?.({
  ...seeded,
  forecourt: `http://127.0.0.1:${server.app.server.address().port}`,
  bare: `http://127.0.0.1:${bare.server.address().port}`,
});
process.on('disconnect', () => process.exit(0));
process.on('exit', () => rmSync(dataFolder, { recursive: true, force: true }));
