import { sells } from '@forecourt/contract';
import { seeded } from '@forecourt/contract/fixtures';
import { sql } from 'kysely';
import { hashPassword } from '../domain/password.ts';
import type { Tx } from '../db/database.ts';
import type { Services } from '../services.ts';
import { addAdditions } from './additions.ts';
import { addArea } from './areas.ts';
import { addConclusions } from './conclusions.ts';
import { addHistory } from './auctionHistory.ts';
import { addWaiting } from './waiting.ts';
import { addAuctionMessages } from './auctionMessages.ts';
import { DEMO_MEDIA, readManifest } from './manifest.ts';
import { addMessages } from './messages.ts';
import { copyPictures, storeCars, storeLooks } from './pictures.ts';
import type { Copies } from './pictures.ts';
import { AREAS } from './plan.ts';
import { emptyRows, insertRows } from './rows.ts';
import { addSections } from './sections.ts';
import { addSettings } from './settings.ts';
import { addThreads } from './threads.ts';
import { addTenants, DEMO_PASSWORD } from './tenants.ts';
import { addViews } from './views.ts';

/** If two nodes start at once on one database, the second waits and finds it filled. */
const LOCK = 4_300_361;

/**
 * Fills an empty database with the demo's partners, requests and reports (design §6). Pictures are
 * copied first, and rows are inserted in one transaction: after a crash, a later start simply
 * repeats both.
 */
export async function seedDemo(
  services: Pick<Services, 'clock' | 'config' | 'db' | 'keys' | 'log' | 'media'>,
  pictures = DEMO_MEDIA,
): Promise<void> {
  const { clock, db, log, media } = services;
  if (await hasPartners(services)) return;
  const random = seeded('forecourt demo', { now: clock.now() });
  const manifest = readManifest(pictures);
  if (!manifest) log.warn('No demo pictures: the demo reports stay without');
  const copies: Copies = [];
  const rows = emptyRows();
  const looks = manifest ? storeLooks(manifest, random, media, copies) : {};
  const tenants = addTenants(rows, random, await hashPassword(DEMO_PASSWORD), looks);
  const cars = Object.fromEntries(
    Object.keys(tenants).map((key) => [key, manifest ? storeCars(manifest, random, copies) : []]),
  );
  for (const area of AREAS) {
    const tenant = tenants[area.partner];
    const requests = addArea(rows, random, area, tenant, cars[area.partner] ?? []);
    addMessages(rows, random, services, requests);
    if (sells(area.flow)) addThreads(rows, random, requests);
  }
  addHistory(rows, random);
  addWaiting(rows, random.now);
  // by chances of its own, so that all else stays as it is
  addAdditions(rows, seeded('forecourt demo additions', { now: clock.now() }));
  const concluding = seeded('forecourt demo conclusions', { now: clock.now() });
  addConclusions(rows, concluding, services, tenants.harbour);
  addAuctionMessages(rows, random, services);
  addSettings(rows, random, tenants);
  addSections(rows, seeded('forecourt demo sections', { now: clock.now() }));
  addViews(rows, seeded('forecourt demo views', { now: clock.now() }), tenants.northgate.id);
  await copyPictures(media, pictures, copies);
  await db.system(async (tx) => {
    await sql`select pg_advisory_xact_lock(${LOCK})`.execute(tx);
    if (await anyPartner(tx)) return;
    await insertRows(tx, rows);
  });
}

function hasPartners({ db }: Pick<Services, 'db'>): Promise<boolean> {
  return db.system(anyPartner);
}

async function anyPartner(tx: Tx): Promise<boolean> {
  const row = await tx.selectFrom('partners').select('id').limit(1).executeTakeFirst();
  return row !== undefined;
}
