import { addresses, buildAddress, flows, sells, type NotificationKind } from '@forecourt/contract';
import type { Row } from '../../db/schema.ts';
import { languageOf } from '../../domain/language.ts';
import { oneOf } from '../../db/search.ts';
import { nextDigest } from '../../domain/digestTime.ts';
import { isTimeZone } from '../../domain/timeZone.ts';
import { digestPage } from '../../messaging/digestLink.ts';
import { writeDigest, type DigestEntry } from '../../messaging/digestTexts.ts';
import { enqueue, type Outgoing } from '../../messaging/enqueue.ts';
import { SEND_QUEUE } from '../../messaging/sendQueue.ts';
import type { Tx } from '../../db/database.ts';
import type { Services } from '../../services.ts';
import { presentNotification } from './presenter.ts';
import { notificationsOf, type NotificationRow, type Owner } from './queries.ts';

/** The queue that sends digests. */
export const DIGEST_QUEUE = 'account.digest';

/** Keeps transactions short: others need the rows, and the embedded database has one connection. */
const BATCH = 20;
/** How many notifications a digest names. */
const NAMED = 20;

type Parts = Pick<Services, 'clock' | 'config' | 'db' | 'jobs' | 'keys'>;
type Due = Row<'users'> & { digest: 'DAILY' | 'WEEKLY' };

/**
 * Sends the digests that are due: a mail for each partner in which something new is unread. The mail and
 * the time of the next are written together, so each is sent once, on however many nodes this runs.
 */
export async function sendDigests(services: Parts): Promise<void> {
  const { db, clock, jobs } = services;
  for (let found = BATCH; found === BATCH;) {
    const now = clock.now();
    found = await db.system(async (tx) => {
      const due = await tx
        .selectFrom('users')
        .where('digest', '!=', 'OFF')
        .where('digest_next_at', '<=', now)
        .orderBy('digest_next_at')
        .limit(BATCH)
        .selectAll()
        .forUpdate()
        .skipLocked()
        .execute();
      for (const user of due) await sendDigest(services, tx, user as Due, now);
      return due.length;
    });
  }
  jobs.wake(SEND_QUEUE);
}

async function sendDigest(services: Parts, tx: Tx, user: Due, now: Date): Promise<void> {
  const { id, digest: frequency, digest_time_zone: zone, digest_since: since } = user;
  const digest_next_at = nextDigest(
    now,
    frequency,
    zone !== null && isTimeZone(zone) ? zone : 'UTC',
  );
  await tx.updateTable('users').set({ digest_next_at }).where('id', '=', id).execute();
  if (user.disabled_at || !user.email_verified_at) return;
  const partners = await tx
    .selectFrom('memberships')
    .innerJoin('partners', 'partners.id', 'memberships.partner_id')
    .where('memberships.user_id', '=', id)
    .where('memberships.disabled_at', 'is', null)
    // nothing is sent in the name of others
    .where('partners.verified_at', 'is not', null)
    .orderBy('memberships.position')
    .select(['partners.id', 'partners.name', 'partners.locales'])
    .execute();
  for (const partner of partners) {
    const owner = { partnerId: partner.id, userId: id };
    const ids = await takeUnread(tx, owner, since ?? now);
    const rows = await notificationsOf(tx, owner).where(oneOf('notifications.id', ids)).execute();
    if (rows.length === 0) continue;
    const mail = mailOf(services, user, partner, rows);
    await enqueue(services, tx, partner.id, { kind: 'NOTICE' }, [mail]);
  }
}

/**
 * Marks what is unread as mailed, and gives its ids. What joins one of them meanwhile waits for this, and
 * is in the next digest.
 */
async function takeUnread(tx: Tx, { partnerId, userId }: Owner, since: Date): Promise<string[]> {
  const rows = await tx
    .updateTable('notifications')
    .set({ mailed: true })
    .where('partner_id', '=', partnerId)
    .where('user_id', '=', userId)
    .where('read_at', 'is', null)
    .where('mailed', '=', false)
    .where('inserted_at', '>=', since)
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

function mailOf(
  services: Parts,
  { id, name, email, digest: frequency, locale: chosen }: Due,
  { name: partner, locales }: Pick<Row<'partners'>, 'name' | 'locales'>,
  rows: readonly NotificationRow[],
): Outgoing {
  const { locale } = languageOf({ locales }, chosen);
  const link = digestPage(services, 'digest', id);
  const digest = {
    name,
    partner,
    frequency,
    entries: rows.slice(0, NAMED).map((row) => entryOf(services, row)),
    more: Math.max(0, rows.length - NAMED),
    home: `${services.config.publicUrl}/`,
    optOut: link,
  };
  const { subject, text } = writeDigest(digest, locale);
  const to = { channel: 'EMAIL', purpose: 'DIGEST', recipient: email } as const;
  return { ...to, subject, body: text, link, locale };
}

function entryOf({ config }: Pick<Parts, 'config'>, row: NotificationRow): DigestEntry {
  const { kind, count, request, thread, actor } = presentNotification(row);
  const { year, make, model } = request.car ?? {};
  const report = buildAddress(addresses.report, {
    flow: flows[request.request_type].path,
    id: request.id,
  });
  const below =
    thread && sells(request.request_type)
      ? `/${thread.role === 'SELLER' ? 'seller' : 'buyers'}/${thread.id}`
      : (PLACES[kind] ?? '');
  return {
    kind,
    count,
    name: thread?.name ?? actor?.name ?? null,
    customer: request.name,
    car: [year, make, model].filter(Boolean).join(' '),
    url: config.publicUrl + report + below,
  };
}

/** Where a report tells what happened. */
const PLACES: Partial<Record<NotificationKind, string>> = {
  MENTIONED: '#comments',
  BIDS: '#placeOffer',
  OFFER_ACCEPTED: '#placeOffer',
  OFFER_DECLINED: '#placeOffer',
};
