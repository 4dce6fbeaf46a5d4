// The measured process: the built pages and the API on the demo data, as in a deployment.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '../../../apps/api/src/config.ts';
import { createServer } from '../../../apps/api/src/start.ts';

const dataFolder = mkdtempSync(join(tmpdir(), 'forecourt-bench-'));
const config = readConfig(process.env, {
  dataFolder,
  port: 0,
  demoData: true,
  logLevel: 'error',
  mode: 'test',
});
const { app, services } = await createServer(config);
const request = await services.db.system((tx) =>
  tx
    .selectFrom('requests')
    .innerJoin('partners', 'partners.id', 'requests.partner_id')
    .where('partners.name', '=', 'Northgate Motors')
    .where('requests.request_type', '=', 'TRADE')
    .where('requests.status', '=', 'SENT')
    .select(['requests.id', 'requests.key_version', 'requests.agent_id'])
    .executeTakeFirstOrThrow(),
);
await app.listen({ port: 0, host: '127.0.0.1' });
const key = services.keys.make('capture', request.id, request.key_version);
process.send?.({
  // localhost counts as a secure context: service workers and storage behave as on HTTPS.
  origin: `http://localhost:${app.server.address().port}`,
  pages: {
    invite: `/northgate-trade?agent_id=${request.agent_id ?? ''}`,
    capture: `/capture/${request.id}/${key}`,
  },
});
process.on('disconnect', () => process.exit(0));
process.on('exit', () => rmSync(dataFolder, { recursive: true, force: true }));
