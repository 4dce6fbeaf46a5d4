import { setTimeout as pause } from 'node:timers/promises';
import { announceEnd } from '../../../apps/api/src/modules/selling/auctions/endAlarm.ts';

const SOON_MS = 1500;
const EVERY_MS = 20;

/** The time from the announced end of an auction until it is closed. */
export async function auctionEnds({ services: { db }, world }) {
  const end = new Date(Date.now() + SOON_MS);
  const id = world.named.auctionId;
  await db.system(async (tx) => {
    const running = { status: 'RUNNING', end_time: end, closed_at: null };
    await tx.updateTable('auctions').set(running).where('id', '=', id).execute();
    await announceEnd(tx, end);
  });
  for (;;) {
    const { closed_at: closed } = await db.system((tx) =>
      tx.selectFrom('auctions').where('id', '=', id).select('closed_at').executeTakeFirstOrThrow(),
    );
    if (closed)
      return { 'an auction is closed after its end, ms': closed.getTime() - end.getTime() };
    await pause(EVERY_MS);
  }
}
