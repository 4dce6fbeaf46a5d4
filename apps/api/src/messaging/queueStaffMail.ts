import type { Row } from '../db/schema.ts';
import { newId } from '../domain/id.ts';
import type { Tx } from '../db/database.ts';
import type { Services } from '../services.ts';
import { SEND_QUEUE, type SendJob } from './sendQueue.ts';
import type { Written } from './texts.ts';

/** A mail to a member of staff about their account or their business. */
export interface StaffMail extends Written, Pick<Row<'outbox'>, 'partner_id' | 'recipient'> {
  purpose: Row<'outbox'>['purpose'];
  link?: string;
  /** The language that it is written in. */
  locale: string;
}

/**
 * Writes a mail that no quota counts to the outbox and enqueues its delivery, both in `tx`. Wake
 * `SEND_QUEUE` after the commit.
 */
export async function queueStaffMail(
  { clock, jobs }: Pick<Services, 'clock' | 'jobs'>,
  tx: Tx,
  { text, link, ...mail }: StaffMail,
): Promise<void> {
  const now = clock.now();
  const id = newId(now);
  await tx
    .insertInto('outbox')
    .values({
      ...mail,
      id,
      request_id: null,
      channel: 'EMAIL',
      body: text,
      link: link ?? null,
      status: 'QUEUED',
      inserted_at: now,
    })
    .execute();
  await jobs.send(tx, SEND_QUEUE, { outboxId: id } satisfies SendJob);
}
