import { missingField } from '../../domain/errors.ts';
import type { TextChannel } from '../../db/schema.ts';
import type { Tx } from '../../db/database.ts';
import { invalidTransition } from '../../http/problem.ts';
import { assertMaySend } from '../../messaging/assertMaySend.ts';
import { requireChannel } from '../../messaging/channels.ts';
import { captureLink } from '../../messaging/queue.ts';
import { addEvent } from '../requests/transition.ts';
import { saveConclusion, type Concluded } from './queries.ts';
import { isTold, tell, type TellParts } from './telling.ts';

/**
 * Tells the customer the conclusion now, or once more, by a channel that staff choose, in `tx`.
 * @throws Problem 409 without a conclusion that is told, or when the channel is turned off; 422 without
 * such an address, and as `enqueue` for messages from staff
 */
export async function sendMessage(
  services: TellParts,
  tx: Tx,
  concluded: Concluded,
  { channel, userId }: { channel: TextChannel; userId: string },
): Promise<void> {
  await assertTold(tx, concluded);
  const { email, phone, partner_id: partnerId } = concluded.request;
  if ((channel === 'SMS' ? phone : email) === null) throw missingField('channel');
  await assertMaySend(tx, partnerId);
  requireChannel(services.config, channel);
  await tell(services, tx, concluded, channel, { kind: 'STAFF', userId });
}

/** Drops the message that waits. @throws Problem 409 when none does */
export async function cancelMessage(
  { clock }: Pick<TellParts, 'clock'>,
  tx: Tx,
  { row }: Concluded,
): Promise<void> {
  if (!row.tell_at) throw invalidTransition('No message waits');
  const updated_at = clock.now();
  await saveConclusion(tx, row, { tells: false, tell_at: null, updated_at });
}

/**
 * The customer's page, for staff to pass on themselves; it shows the conclusion from then on. Whoever
 * has it reads what is the customer's, so the timeline keeps who took it.
 * @throws Problem 409 without a conclusion that is told
 */
export async function copyLink(
  services: TellParts,
  tx: Tx,
  concluded: Concluded,
  { userId }: { userId: string },
): Promise<string> {
  await assertTold(tx, concluded);
  const { row, request } = concluded;
  const actor = { kind: 'STAFF', id: userId } as const;
  if (row.tell_at || !row.tells) {
    await tell(services, tx, concluded, null, { kind: 'STAFF', userId });
  }
  await addEvent(tx, request, 'CONCLUSION_LINK_COPIED', actor, services.clock.now());
  return captureLink(services, request);
}

async function assertTold(tx: Tx, { row, request }: Concluded): Promise<void> {
  if (request.status !== 'COMPLETED') throw invalidTransition('The report is not complete');
  if (!(await isTold(tx, request, row.status))) {
    throw invalidTransition('Customers are not told this conclusion');
  }
}
