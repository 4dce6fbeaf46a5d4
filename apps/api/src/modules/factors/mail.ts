import { newId } from '../../domain/id.ts';
import type { Row } from '../../db/schema.ts';
import { writeFactorNotice, type FactorNotice } from '../../messaging/factorTexts.ts';
import { SEND_QUEUE, type SendJob } from '../../messaging/sendQueue.ts';
import type { Tx } from '../../db/database.ts';
import type { Services } from '../../services.ts';

/**
 * Notifies a user by email of a change of their factors, in `tx`, which must see every row. It is
 * sent in the name of their first partner; without a partner, there is no sender and no mail.
 */
export async function mailFactorNotice(
  { clock, config, jobs }: Pick<Services, 'clock' | 'config' | 'jobs'>,
  tx: Tx,
  user: Pick<Row<'users'>, 'id' | 'name' | 'email'>,
  notice: FactorNotice,
): Promise<void> {
  const membership = await tx
    .selectFrom('memberships')
    .where('user_id', '=', user.id)
    .where('disabled_at', 'is', null)
    .orderBy('position')
    .select('partner_id')
    .executeTakeFirst();
  if (!membership) return;
  const now = clock.now();
  const written = writeFactorNotice({ name: user.name, notice, at: now, site: config.publicUrl });
  const outboxId = newId(now);
  await tx
    .insertInto('outbox')
    .values({
      id: outboxId,
      partner_id: membership.partner_id,
      request_id: null,
      channel: 'EMAIL',
      purpose: 'ACCOUNT_NOTICE',
      recipient: user.email,
      subject: written.subject,
      body: written.text,
      link: null,
      status: 'QUEUED',
      inserted_at: now,
    })
    .execute();
  await jobs.send(tx, SEND_QUEUE, { outboxId } satisfies SendJob);
}
