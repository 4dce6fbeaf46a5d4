import { newId } from '../domain/id.ts';
import type { Tx } from '../db/database.ts';
import type { Services } from '../services.ts';
import { writeAccountMail, type AccountMail } from './accountTexts.ts';
import { SEND_QUEUE, type SendJob } from './sendQueue.ts';

/**
 * Writes a mail about an account, which belongs to no partner, and enqueues its delivery, both in
 * `tx`. Wake `SEND_QUEUE` after the commit.
 */
export async function queueAccountMail(
  { clock, jobs }: Pick<Services, 'clock' | 'jobs'>,
  tx: Tx,
  recipient: string,
  mail: AccountMail,
): Promise<void> {
  const { subject, text } = writeAccountMail(mail);
  const now = clock.now();
  const id = newId(now);
  await tx
    .insertInto('outbox')
    .values({
      id,
      partner_id: null,
      request_id: null,
      channel: 'EMAIL',
      purpose: mail.purpose,
      recipient,
      subject,
      body: text,
      link: mail.link,
      status: 'QUEUED',
      inserted_at: now,
    })
    .execute();
  await jobs.send(tx, SEND_QUEUE, { outboxId: id } satisfies SendJob);
}
