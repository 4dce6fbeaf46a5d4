// The process under load: Forecourt with one running auction and its dealers.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { readConfig } from '../../../apps/api/src/config.ts';
import { dealerKey } from '../../../apps/api/src/modules/selling/dealers/dealerLink.ts';
import { createServer } from '../../../apps/api/src/start.ts';

const dataFolder = mkdtempSync(join(tmpdir(), 'forecourt-bench-'));
const config = readConfig(process.env, {
  dataFolder,
  port: 0,
  demoData: false,
  logLevel: 'error',
  mode: 'test',
});
const { app, services } = await createServer(config);
const dealers = Number(process.env.BENCH_DEALERS);
await services.db.system((tx) =>
  sql`
    insert into partners (id, name, verified_at) values ('partner', 'Bench Motors', now());
    insert into requests (id, partner_id, request_type, status, name, inserted_at, updated_at,
      last_activity_at, completed_at)
      values ('request', 'partner', 'TRADE', 'COMPLETED', 'Bench', now(), now(), now(), now());
    insert into reports (id, partner_id, request_id, unique_id, inserted_at, updated_at)
      values ('report', 'partner', 'request', 'report', now(), now());
    insert into trade_ins (id, partner_id, request_id, inserted_at)
      values ('trade', 'partner', 'request', now());
    insert into auctions (id, partner_id, trade_in_id, currency_code, start_time, end_time, status,
      inserted_at) values ('auction', 'partner', 'trade', 'USD', now(), now() + interval '1 day',
      'RUNNING', now());
    insert into dealers (id, partner_id, name, email)
      select 'dealer' || i, 'partner', 'Dealer ' || i, 'dealer' || i || '@bench.test'
      from generate_series(1, ${sql.lit(dealers)}) i;
    insert into auction_bidders (id, auction_id, dealer_id, partner_id, inserted_at)
      select 'bidder' || lpad(i::text, 12, '0'), 'auction', 'dealer' || i, 'partner', now()
      from generate_series(1, ${sql.lit(dealers)}) i;
  `.execute(tx),
);
const keys = Array.from({ length: dealers }, (_, index) =>
  dealerKey(services, { id: `bidder${String(index + 1).padStart(12, '0')}`, key_version: 1 }),
);
await app.listen({ port: 0, host: '127.0.0.1' });
process.send?.({
  origin: `http://127.0.0.1:${app.server.address().port}`,
  auctionId: 'auction',
  keys,
});
process.on('disconnect', () => process.exit(0));
process.on('exit', () => rmSync(dataFolder, { recursive: true, force: true }));
