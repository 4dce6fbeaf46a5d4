import { HOUR_MS, maxAuctionHours, type AuctionChange } from '@forecourt/contract';
import type { Row } from '../../../db/schema.ts';
import { invalidFormat } from '../../../domain/errors.ts';
import type { Tx } from '../../../db/database.ts';
import { addEvent } from '../../requests/transition.ts';
import { dealersToInvite } from '../dealers/dealersToInvite.ts';
import { announceOffers } from '../announce.ts';
import { audit } from '../audit.ts';
import type { AuctionParts } from './close.ts';
import { addBidders, tellInvited } from './invite.ts';
import { auditEnd, moveEnd, tellEnd } from './moveEnd.ts';
import { listBidders } from './queries.ts';
import { lockRunning, type Running } from './running.ts';
import { subjectOf } from '../subject.ts';

interface By {
  userId: string;
  callId: string;
}

/**
 * Changes a running auction, in `tx`: invites more dealers, who read the end as it now is, and lets it
 * end later, which all others are told.
 * @throws Problem 409 when it has ended; 422 for another partner's dealers, or an end that is not later
 */
export async function changeAuction(
  services: AuctionParts,
  tx: Tx,
  auctionId: string,
  given: AuctionChange,
  by: By,
): Promise<void> {
  const running = await lockRunning(services, tx, auctionId);
  const before = new Set((await listBidders(tx, auctionId)).map(({ id }) => id));
  const later = given.end_time === undefined ? null : laterEnd(running, given.end_time);
  const more = given.dealers
    ? await dealersToInvite(tx, running.auction.partner_id, given.dealers)
    : [];
  const added = more.filter((id) => !before.has(id));
  const auction = later ? await extend(services, tx, running, later, by) : running.auction;
  if (later) await tellEnd(services, tx, running.tradeIn, auction, (id) => before.has(id));
  if (added.length > 0) await invite(services, tx, { ...running, auction }, added, by);
  const subject = await subjectOf(tx, running.tradeIn.request_id);
  await announceOffers(services, tx, subject.request, 'AUCTION');
}

/** The asked end, if it is after the present one and not too long after the start. */
function laterEnd({ auction, now }: Running, asked: string): Date {
  const end = new Date(asked);
  const last = auction.start_time.getTime() + maxAuctionHours * HOUR_MS;
  if (!(end > auction.end_time && end > now && end.getTime() <= last)) {
    throw invalidFormat(
      'end_time',
      `a moment after the present end, at most ${maxAuctionHours} hours after the start`,
    );
  }
  return end;
}

async function extend(
  services: AuctionParts,
  tx: Tx,
  { auction, tradeIn, now }: Running,
  end: Date,
  { userId, callId }: By,
): Promise<Row<'auctions'>> {
  const moved = await moveEnd(services, tx, auction, end);
  const actor = { kind: 'STAFF', id: userId } as const;
  await auditEnd(tx, tradeIn, auction, end, { actor, at: now, callId });
  const { request } = await subjectOf(tx, tradeIn.request_id);
  await addEvent(tx, request, 'AUCTION_EXTENDED', actor, now, { detail: end.toISOString() });
  return moved;
}

async function invite(
  services: AuctionParts,
  tx: Tx,
  { auction, tradeIn, now }: Running,
  added: readonly string[],
  { userId, callId }: By,
): Promise<void> {
  await addBidders(tx, auction, added, now);
  const actor = { kind: 'STAFF', id: userId } as const;
  await audit(tx, tradeIn, 'DEALERS_ADDED', {
    actor,
    at: now,
    callId,
    auctionId: auction.id,
    after: String(added.length),
  });
  const subject = await subjectOf(tx, tradeIn.request_id);
  await addEvent(tx, subject.request, 'DEALERS_ADDED', actor, now, { detail: `${added.length}` });
  const isNew = new Set(added);
  await tellInvited(services, tx, auction, subject, (id) => isNew.has(id), {
    kind: 'STAFF',
    userId,
  });
}
