import type { Tx } from '../../db/database.ts';
import { SEND_QUEUE } from '../../messaging/sendQueue.ts';
import type { Services } from '../../services.ts';
import { announce } from '../requests/transition.ts';
import { listToTell, lockConclusion, saveConclusion } from './queries.ts';
import { channelOf, isTold, tell } from './telling.ts';

export const TELL_QUEUE = 'conclusion.tell';

/** Keeps the list short; the rest follows in the next round. */
const BATCH = 50;
/** Rounds per run, so that rows that fail cannot keep it busy forever. */
const MAX_ROUNDS = 100;

/**
 * Tells customers the conclusions that can no longer be taken back. Each has its own transaction,
 * which checks again under the lock, so that any number of nodes may run this and each customer is
 * told once.
 */
export async function tellDue(services: Services): Promise<void> {
  const { clock, db, jobs } = services;
  let done = 0;
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const found = await db.system((tx) => listToTell(tx, clock.now(), BATCH));
    let worked = 0;
    for (const { id } of found) {
      if (await db.system((tx) => tellIfDue(services, tx, id))) worked += 1;
    }
    done += worked;
    if (worked === 0) break;
  }
  if (done > 0) jobs.wake(SEND_QUEUE);
}

/** @returns whether this call did it */
async function tellIfDue(services: Services, tx: Tx, id: string): Promise<boolean> {
  const now = services.clock.now();
  const concluded = await lockConclusion(tx, id);
  if (!concluded) return false;
  const { row, request } = concluded;
  if (!row.tell_at || row.tell_at > now || request.status !== 'COMPLETED') return false;
  if (await isTold(tx, request, row.status)) {
    await tell(services, tx, concluded, channelOf(request), { kind: 'NOTICE' });
  } else {
    // the partner has switched it off since
    await saveConclusion(tx, row, { tells: false, tell_at: null, updated_at: now });
  }
  await announce(services.realtime, tx, request);
  await services.realtime.reportChanged(tx, request, 'CONCLUSION');
  return true;
}
