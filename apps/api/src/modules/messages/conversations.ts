import type { ThreadInfo } from '@forecourt/contract';
import type { TextChannel, Row } from '../../db/schema.ts';
import { json } from '../../db/schema.ts';
import { newId } from '../../domain/id.ts';
import { notFound } from '../../http/problem.ts';
import type { Tx } from '../../db/database.ts';
import type { Services } from '../../services.ts';

export type Thread = Row<'threads'>;

/** The side of a thread that writes or reads: staff, or the other party. */
export type Side = 'STAFF' | 'PARTY';

/** The other side's role. */
export function partyRole({ initiator }: Pick<Thread, 'initiator'>): 'SELLER' | 'BUYER' {
  return initiator.includes('SELLER') ? 'SELLER' : 'BUYER';
}

/** The other party, as far as it is known. */
export function partyOf(thread: Pick<Thread, 'initiator' | 'info'>): {
  id: string | null;
  name: string | null;
} {
  const info = thread.info as Partial<ThreadInfo>;
  const party = partyRole(thread) === 'SELLER' ? info.seller : info.buyer;
  return { id: party?.id ?? null, name: party?.name ?? null };
}

/** Where the other side is notified: the number and the address, as far as they are known. */
export function contactsOf(
  thread: Pick<Thread, 'initiator' | 'party_email' | 'party_phone'>,
  request: Pick<Row<'requests'>, 'email' | 'phone'>,
): Record<TextChannel, string | null> {
  return partyRole(thread) === 'SELLER'
    ? { SMS: request.phone, EMAIL: request.email }
    : { SMS: thread.party_phone, EMAIL: thread.party_email };
}

/**
 * The language that the other side has chosen, or that was set for it: of a seller with the request, of
 * a dealer in the directory; null for the partner's.
 */
export async function languageOfParty(
  tx: Tx,
  thread: Thread,
  request: Pick<Row<'requests'>, 'locale'>,
): Promise<string | null> {
  if (partyRole(thread) === 'SELLER') return request.locale;
  const dealer = await tx
    .selectFrom('dealers')
    .where('partner_id', '=', thread.partner_id)
    .where('id', '=', partyOf(thread).id ?? '')
    .select('locale')
    .executeTakeFirst();
  return dealer?.locale ?? null;
}

/**
 * Locks a thread for the transaction. Its request is held first, as everywhere: what is written about
 * it, such as notifications, needs it later, and one who has locked the request waits for the thread.
 */
export async function lockThread(tx: Tx, id: string): Promise<Thread | undefined> {
  await tx
    .selectFrom('requests')
    .where('id', '=', (eb) => eb.selectFrom('threads').where('id', '=', id).select('lead_id'))
    .select('id')
    .forKeyShare()
    .execute();
  return tx.selectFrom('threads').where('id', '=', id).selectAll().forUpdate().executeTakeFirst();
}

/** The thread with the seller of a request, or undefined. */
export function sellerThread(tx: Tx, requestId: string): Promise<Thread | undefined> {
  return tx
    .selectFrom('threads')
    .where('lead_id', '=', requestId)
    .where('initiator', 'in', ['AGENT_SELLER', 'SELLER_AGENT'])
    .selectAll()
    .executeTakeFirst();
}

/**
 * The thread of a request with a recipient, opened if it does not exist: the seller (by the
 * request's own id), a dealer of the partner, or a buyer in one of the request's threads.
 *
 * @param request locked, so that two calls do not open two threads
 * @throws Problem 404 for anybody else
 */
export async function threadWith(
  services: Pick<Services, 'clock'>,
  tx: Tx,
  request: Row<'requests'>,
  recipientId: string,
): Promise<Thread> {
  if (recipientId === request.id) {
    return (
      (await sellerThread(tx, request.id)) ??
      openThread(services, tx, request, 'AGENT_SELLER', null)
    );
  }
  const threads = await tx
    .selectFrom('threads')
    .where('lead_id', '=', request.id)
    .selectAll()
    .execute();
  const known = threads.find((thread) => partyOf(thread).id === recipientId);
  if (known) return known;
  const dealer = await tx
    .selectFrom('dealers')
    .where('id', '=', recipientId)
    .where('partner_id', '=', request.partner_id)
    .selectAll()
    .executeTakeFirst();
  if (!dealer) throw notFound();
  return openThread(services, tx, request, 'AGENT_BUYER', dealer);
}

/** A buyer to open a thread with: a dealer, or somebody who wrote about a car. */
export interface Buyer {
  id: string;
  name: string;
  email: string | null;
  phone: string | null;
}

/** Opens a thread with a buyer or with the seller. */
export async function openThread(
  { clock }: Pick<Services, 'clock'>,
  tx: Tx,
  request: Row<'requests'>,
  initiator: Thread['initiator'],
  buyer: Buyer | null,
): Promise<Thread> {
  const now = clock.now();
  const report = await tx
    .selectFrom('reports')
    .where('request_id', '=', request.id)
    .select(['make', 'model', 'year', 'info'])
    .executeTakeFirst();
  const { make = null, model = null, year = null } = report ?? {};
  const postcode = report?.info.postcode;
  const info: ThreadInfo = {
    make,
    model,
    year,
    postcode_state: null,
    postcode: typeof postcode === 'string' ? postcode : null,
    subject: [year, make, model].filter(Boolean).join(' ') || null,
    buyer: { id: buyer?.id ?? null, name: buyer?.name ?? null },
    seller: { id: request.id, name: request.name },
  };
  return tx
    .insertInto('threads')
    .values({
      id: newId(now),
      partner_id: request.partner_id,
      lead_id: request.id,
      initiator,
      sender_type: initiator.startsWith('AGENT') ? 'AGENT' : partyRole({ initiator }),
      info: json(info),
      summary: null,
      buyer_read_status: true,
      seller_read_status: true,
      party_email: buyer?.email ?? null,
      party_phone: buyer?.phone ?? null,
      inserted_at: now,
      last_message_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}
