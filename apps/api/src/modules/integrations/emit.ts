import type { WebhookEvent, WebhookEventType } from '@forecourt/contract';
import { sql } from 'kysely';
import { newId } from '../../domain/id.ts';
import type { Tx } from '../../db/database.ts';
import type { Services } from '../../services.ts';

export const WEBHOOK_QUEUE = 'webhooks.deliver';

export interface WebhookJob {
  deliveryId: string;
}

type Parts = Pick<Services, 'clock' | 'jobs'>;

/** What an event is about: ids and status, no personal data. */
export type EventData = Omit<WebhookEvent['data'], 'partner_id'>;

/** Tells the partner's webhooks of an event, once `tx` commits. */
export async function emitWebhookEvent(
  parts: Parts,
  tx: Tx,
  partnerId: string,
  type: WebhookEventType,
  data: EventData,
): Promise<void> {
  const webhooks = await tx
    .selectFrom('webhooks')
    .where('partner_id', '=', partnerId)
    .where('disabled_at', 'is', null)
    .where(sql<boolean>`events @> ${JSON.stringify([type])}::jsonb`)
    .select('id')
    .execute();
  for (const { id } of webhooks) {
    await enqueueDelivery(parts, tx, { partnerId, webhookId: id, type, data });
  }
}

/** Stores and enqueues one event for one webhook, both in `tx`. Returns its id. */
export async function enqueueDelivery(
  { clock, jobs }: Parts,
  tx: Tx,
  event: {
    partnerId: string;
    webhookId: string;
    type: WebhookEventType | 'webhook.test';
    data: EventData;
  },
): Promise<string> {
  const { data, partnerId, type, webhookId } = event;
  const now = clock.now();
  const id = newId(now);
  const body: WebhookEvent = {
    type,
    timestamp: now.toISOString(),
    data: { partner_id: partnerId, ...data },
  };
  await tx
    .insertInto('webhook_deliveries')
    .values({
      id,
      partner_id: partnerId,
      webhook_id: webhookId,
      type,
      body: JSON.stringify(body),
      inserted_at: now,
    })
    .execute();
  await jobs.send(tx, WEBHOOK_QUEUE, { deliveryId: id } satisfies WebhookJob);
  return id;
}
