import { parsePhoneNumberFromString } from 'libphonenumber-js/mobile';
import { type DeliveryReason, json, type Row } from '../db/schema.ts';
import { hasAddress } from '../domain/foreignAddress.ts';
import { newId } from '../domain/id.ts';
import {
  allowedCountries,
  destinationQuota,
  quotasOf,
  type Counted,
  type Sender,
} from '../domain/sendingRules.ts';
import { countryNotAllowed, foreignAddress } from '../domain/errors.ts';
import type { Tx } from '../db/database.ts';
import type { Services } from '../services.ts';
import { count, countUpTo, hashOf } from './count.ts';
import { SEND_QUEUE, type SendJob } from './sendQueue.ts';

/** A message to send, as the outbox stores it. */
export type Outgoing = Pick<
  Row<'outbox'>,
  'channel' | 'purpose' | 'recipient' | 'subject' | 'body' | 'link' | 'locale'
> &
  Partial<
    Pick<Row<'outbox'>, 'request_id' | 'about_request_id' | 'auction_id' | 'dealer_id' | 'template'>
  >;

export type SendParts = Pick<Services, 'clock' | 'config' | 'jobs'>;

/** A message in the outbox: on its way, or failed at once with its reason. */
export type Queued = Pick<Row<'outbox'>, 'id' | 'reason'> & { status: 'QUEUED' | 'FAILED' };

/** Batch size that stays far below PostgreSQL's 65,535 parameters per statement. */
const AT_ONCE = 500;

/**
 * All messages of a partner are sent through here: checks countries, texts and quotas, counts the
 * messages, writes them to the outbox and enqueues their delivery, all in `tx`. Wake `SEND_QUEUE`
 * after the commit.
 *
 * Messages from staff or a stranger are refused all together. A notice that cannot be sent, or a
 * message of staff that may fail, is stored as failed with its reason: the event behind it must not
 * fail because of it, and the message must not get lost.
 *
 * @returns the messages as they are stored, in their order
 * @throws Problem 429 QUOTA_EXCEEDED; 422 COUNTRY_NOT_ALLOWED or ADDRESS_NOT_ALLOWED
 */
export async function enqueue(
  { clock, config, jobs }: SendParts,
  tx: Tx,
  partnerId: string,
  sender: Sender,
  messages: readonly Outgoing[],
): Promise<Queued[]> {
  if (messages.length === 0) return [];
  const now = clock.now();
  const partner = await tx
    .selectFrom('partners')
    .where('id', '=', partnerId)
    .select(['country_code', 'sms_countries', 'sms_per_day', 'email_per_day', 'verified_at'])
    .executeTakeFirstOrThrow();
  const countries = new Set(allowedCountries(partner, config.smsCountries));
  const faults = messages.map((one) => faultOf(one, partner.verified_at !== null, countries));
  const isStored = sender.kind === 'NOTICE' || (sender.kind === 'STAFF' && sender.mayFail);
  if (!isStored) refuse(faults);
  const perDay = {
    SMS: partner.sms_per_day ?? config.smsPerDay,
    EMAIL: partner.email_per_day ?? config.emailPerDay,
  };
  // what goes by WhatsApp counts as text messages do
  for (const channel of ['EMAIL', 'SMS'] as const) {
    const places = messages.flatMap((one, place) =>
      (one.channel === 'EMAIL') === (channel === 'EMAIL') && faults[place] === null ? [place] : [],
    );
    if (places.length === 0) continue;
    const quotas = quotasOf(channel, perDay[channel], sender);
    if (isStored) {
      let fitting = places;
      for (const quota of quotas) {
        const times = timesOf(quota, fitting);
        const counted = await countUpTo(tx, partnerId, quota, times, now);
        if (counted < times) fitting = fitting.slice(0, counted);
      }
      if (sender.kind !== 'NOTICE') {
        for (const [hash, its] of placesByDestination(messages, fitting)) {
          const quota = destinationQuota(hash);
          const counted = await countUpTo(tx, partnerId, quota, its.length, now);
          fitting = fitting.filter((place) => !its.slice(counted).includes(place));
        }
      }
      for (const place of places) if (!fitting.includes(place)) faults[place] = 'QUOTA_EXCEEDED';
      continue;
    }
    for (const quota of quotas) {
      await count(tx, partnerId, quota, timesOf(quota, places), now);
    }
    for (const [hash, its] of placesByDestination(messages, places)) {
      await count(tx, partnerId, destinationQuota(hash), its.length, now);
    }
  }
  const rows = messages.map((message, place) => {
    const reason = faults[place] ?? null;
    return {
      id: newId(now),
      partner_id: partnerId,
      request_id: null,
      ...message,
      template: message.template ? json(message.template) : null,
      status: reason ? ('FAILED' as const) : ('QUEUED' as const),
      reason,
      error: reason,
      inserted_at: now,
    };
  });
  for (let from = 0; from < rows.length; from += AT_ONCE) {
    const some = rows.slice(from, from + AT_ONCE);
    await tx.insertInto('outbox').values(some).execute();
  }
  // one that has failed, too: its job records that where it matters
  const data = rows.map(({ id }) => ({ outboxId: id }) satisfies SendJob);
  await jobs.sendAll(tx, SEND_QUEUE, data);
  return rows.map(({ id, status, reason }) => ({ id, status, reason }));
}

/** Why a message may not be sent, regardless of quotas. */
function faultOf(
  { channel, recipient, subject, body, link }: Outgoing,
  isVerified: boolean,
  countries: ReadonlySet<string>,
): DeliveryReason | null {
  if (channel !== 'EMAIL') {
    const dialCode = parsePhoneNumberFromString(recipient)?.countryCallingCode;
    if (!dialCode || !countries.has(dialCode)) return 'COUNTRY_NOT_ALLOWED';
  }
  if (isVerified) return null;
  const own = link ? body.replaceAll(link, ' ') : body;
  return hasAddress(own) || hasAddress(subject ?? '') ? 'TEXT_NOT_ALLOWED' : null;
}

function refuse(faults: readonly (DeliveryReason | null)[]): void {
  if (faults.includes('COUNTRY_NOT_ALLOWED')) throw countryNotAllowed('phone');
  if (faults.includes('TEXT_NOT_ALLOWED')) throw foreignAddress('message');
}

/** An action by staff counts once, however many dealers are notified. */
function timesOf({ quota }: Counted, places: readonly number[]): number {
  return quota === 'MEMBER_MINUTE' ? Math.min(1, places.length) : places.length;
}

/** The messages to each number or address, in a consistent order. */
function placesByDestination(
  messages: readonly Outgoing[],
  places: readonly number[],
): [hash: string, places: number[]][] {
  const byHash = new Map<string, number[]>();
  for (const place of places) {
    const hash = hashOf(messages[place]?.recipient ?? '');
    byHash.set(hash, [...(byHash.get(hash) ?? []), place]);
  }
  return [...byHash].sort(([one], [other]) => (one < other ? -1 : 1));
}
