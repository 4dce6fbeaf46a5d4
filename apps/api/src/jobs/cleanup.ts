import { DAY_MS } from '@forecourt/contract';
import { sql } from 'kysely';
import type { Tx } from '../db/database.ts';
import { clearUnsent, countUnsent } from '../modules/messages/unsent.ts';
import { forgetOldLinks } from '../messaging/forget.ts';
import { forgetBatches } from '../modules/batches/forget.ts';
import { forgetNotifications } from '../modules/notifications/forget.ts';
import type { Services } from '../services.ts';

export const CLEANUP_QUEUE = 'housekeeping';

/** Clients retry within seconds; the days are for a phone that was off. */
const IDEMPOTENCY_DAYS = 7;
/** Matches the longest time that browsers keep a cookie. */
const KNOWN_DEVICE_DAYS = 400;
/** How long it can be seen what was delivered to a webhook. */
const WEBHOOK_DELIVERY_DAYS = 30;
/** How long security events are kept. */
export const SECURITY_EVENT_DAYS = 365;

/** What is deleted: how many of what, in the words of an operator. */
export type Deleted = Record<string, number>;

/** Deletes in `tx`, which sees every row. @returns how many */
type Deletion = (tx: Tx, now: Date) => Promise<number>;

/** Deletes the rows of a table whose time is over. */
const rowsOf =
  <Table extends keyof typeof KEPT_DAYS_BY_TABLE>(table: Table): Deletion =>
  async (tx, now) => {
    const [column, days] = KEPT_DAYS_BY_TABLE[table];
    const before = new Date(now.getTime() - days * DAY_MS);
    const { numAffectedRows } = await sql`
      delete from ${sql.table(table)} where ${sql.ref(column)} <= ${before}`.execute(tx);
    return Number(numAffectedRows ?? 0);
  };

/** By which column, and how many days after it. */
const KEPT_DAYS_BY_TABLE = {
  sessions: ['expires_at', 0],
  auth_challenges: ['expires_at', 0],
  company_attempts: ['expires_at', 0],
  account_keys: ['expires_at', 1],
  idempotency_keys: ['inserted_at', IDEMPOTENCY_DAYS],
  security_events: ['inserted_at', SECURITY_EVENT_DAYS],
  webhook_deliveries: ['inserted_at', WEBHOOK_DELIVERY_DAYS],
  known_devices: ['last_used_at', KNOWN_DEVICE_DAYS],
  rate_limits: ['resets_at', 0],
  sending_counts: ['resets_at', 0],
  sign_in_pauses: ['last_at', 1],
  settings_drafts: ['expires_at', 0],
} as const;

const DELETIONS: Record<string, Deletion> = {
  'ended sessions': rowsOf('sessions'),
  'sign-ins that were not finished': async (tx, now) =>
    (await rowsOf('auth_challenges')(tx, now)) + (await rowsOf('company_attempts')(tx, now)),
  'keys of links to accounts': rowsOf('account_keys'),
  'answers kept for calls that are repeated': rowsOf('idempotency_keys'),
  'links in messages': forgetOldLinks,
  notifications: forgetNotifications,
  'sent batches': forgetBatches,
  'security events': rowsOf('security_events'),
  'deliveries to webhooks': rowsOf('webhook_deliveries'),
  'shared drafts of settings': rowsOf('settings_drafts'),
  'known devices': rowsOf('known_devices'),
  'counts of limits': async (tx, now) =>
    (await rowsOf('rate_limits')(tx, now)) +
    (await rowsOf('sending_counts')(tx, now)) +
    (await rowsOf('sign_in_pauses')(tx, now)),
};

/** Deletes expired data: ended sessions, old keys and events, limits, parts of files. */
export async function cleanUp(services: Services): Promise<Deleted> {
  const { db, clock, intake } = services;
  const deleted = await db.system((tx) => deleteRows(tx, clock.now()));
  deleted[UNSENT] = await clearUnsent(services);
  deleted[UNFINISHED] = await intake.clear();
  return deleted;
}

/** What {@link cleanUp} would delete now: it does so in a transaction that is taken back. */
export async function tryCleanUp(services: Services): Promise<Deleted> {
  const { db, clock, intake } = services;
  const taken = new TakenBack();
  await db
    .system(async (tx) => {
      taken.deleted = await deleteRows(tx, clock.now());
      throw taken;
    })
    .catch((error: unknown) => {
      if (error !== taken) throw error;
    });
  return {
    ...taken.deleted,
    [UNSENT]: await countUnsent(services),
    [UNFINISHED]: await intake.countOld(),
  };
}

const UNSENT = 'files that no message named';
const UNFINISHED = 'parts of uploads that were given up';

class TakenBack extends Error {
  deleted: Deleted = {};
}

async function deleteRows(tx: Tx, now: Date): Promise<Deleted> {
  const deleted: Deleted = {};
  for (const [name, run] of Object.entries(DELETIONS)) deleted[name] = await run(tx, now);
  return deleted;
}
