import type { Deal } from '@forecourt/contract';
import { answer, bid, startAuction, type RunningAuction, type Seat } from './auctionHouse.ts';
import type { TestServer } from './harness.ts';
import type { Tenant } from './tenants.ts';

const MINUTE = 60_000;

/** An auction that ended; its best bidder is the last of the seats. */
export interface Agreed extends RunningAuction {
  dealId: string;
}

/** The seat of a dealer. */
export function seatOf(auction: RunningAuction, index: number): Seat {
  const seat = auction.seats[index];
  if (!seat) throw new Error(`No dealer ${index}`);
  return seat;
}

/** Runs an auction whose dealers bid 1000, 2000, ... to its end; the owner has not answered. */
export async function endAuction(
  server: TestServer,
  tenant: Tenant,
  dealers = 3,
): Promise<RunningAuction> {
  const auction = await startAuction(server, tenant, { dealers, minutes: 5 });
  for (let index = 0; index < dealers; index++) {
    await bid(server, seatOf(auction, index), 1000 * (index + 1));
  }
  server.clock.advance(5 * MINUTE);
  return auction;
}

/** The same, with the owner's yes. */
export async function agree(server: TestServer, tenant: Tenant, dealers = 3): Promise<Agreed> {
  const auction = await endAuction(server, tenant, dealers);
  const yes = await answer(server, auction, true);
  if (yes.statusCode !== 200) throw new Error(yes.body);
  return { ...auction, dealId: yes.json<{ deal: Deal }>().deal.id };
}

/** What staff, the owner and each dealer see. */
export function viewsOf(server: TestServer, auction: RunningAuction) {
  const read = async (path: string, token?: string) =>
    (await server.call('GET', path, token ? { token } : {})).json();
  return {
    staff: async () =>
      read(`/api/requests/${auction.requestId}`, await server.signIn('agent@north.test')),
    owner: () => read(`/api/requests/${auction.requestId}/${auction.ownerKey}`),
    dealer: (index: number) => read(`/api/public/auctions/dealers/${seatOf(auction, index).key}`),
    record: async () =>
      read(
        `/api/requests/${auction.requestId}/audit`,
        await server.signIn('admin@north.test'),
      ) as Promise<{ entries: { action: string }[]; intact: boolean }>,
  };
}

/** A dealer's answer to whether it continues. */
export function answerDeal(server: TestServer, seat: Seat, continues: boolean, reason?: string) {
  return server.call('PATCH', `/api/public/auctions/dealers/${seat.key}`, {
    payload: { continue: continues, ...(reason === undefined ? {} : { reason }) },
  });
}

/** A step of staff on a deal. */
export async function onDeal(
  server: TestServer,
  dealId: string,
  step: 'second_chance' | 'withdraw' | 'handover' | 'sold',
  payload: object,
  headers: Record<string, string> = {},
) {
  const token = await server.signIn('agent@north.test');
  return server.call('POST', `/api/deals/${dealId}/${step}`, { token, payload, headers });
}

/** A dealer's answer to a second chance. */
export function answerChance(server: TestServer, seat: Seat, accept: boolean, reason?: string) {
  return server.call('POST', `/api/public/auctions/dealers/${seat.key}/second_chance`, {
    payload: { accept, ...(reason === undefined ? {} : { reason }) },
  });
}
