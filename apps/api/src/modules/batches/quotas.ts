import type { RequestBatchQuota } from '@forecourt/contract';
import type { TextChannel } from '../../db/schema.ts';
import { quotasOf } from '../../domain/sendingRules.ts';
import type { Tx } from '../../db/database.ts';
import { usedOf } from '../../messaging/count.ts';
import type { Services } from '../../services.ts';

/** How many messages of each channel the partner's staff may still send today. */
export async function quotasLeft(
  { clock, config }: Pick<Services, 'clock' | 'config'>,
  tx: Tx,
  partnerId: string,
  userId: string,
): Promise<Record<TextChannel, RequestBatchQuota>> {
  const partner = await tx
    .selectFrom('partners')
    .where('id', '=', partnerId)
    .select(['sms_per_day', 'email_per_day'])
    .executeTakeFirstOrThrow();
  const leftOf = async (channel: TextChannel, perDay: number): Promise<RequestBatchQuota> => {
    const [day] = quotasOf(channel, perDay, { kind: 'STAFF', userId });
    if (!day) return { limit: perDay, left: perDay, resets_at: null };
    const { hits, resetsAt } = await usedOf(tx, partnerId, day, clock.now());
    const left = Math.max(0, day.limit - hits);
    return { limit: day.limit, left, resets_at: hits > 0 ? resetsAt.toISOString() : null };
  };
  return {
    SMS: await leftOf('SMS', partner.sms_per_day ?? config.smsPerDay),
    EMAIL: await leftOf('EMAIL', partner.email_per_day ?? config.emailPerDay),
  };
}
