import { DAY_MS, type Webhook, type WebhookDelivery } from '@forecourt/contract';
import { newId } from '../../domain/id.ts';
import { InvalidInput } from '../../domain/errors.ts';
import { seal } from '../../domain/seal.ts';
import type { Tx } from '../../db/database.ts';
import { lockName } from '../../db/lockName.ts';
import { json, type Row } from '../../db/schema.ts';
import { decodeCursor, olderThan, page } from '../../http/cursor.ts';
import type { Handlers } from '../../http/operation.ts';
import { partnersUrl } from '../../http/outbound.ts';
import { invalidTransition, notFound } from '../../http/problem.ts';
import { assertRoom } from '../assertRoom.ts';
import { recordSecurityEvent } from '../security/record.ts';
import { giveUp, SECRET_USE } from './deliverWebhook.ts';
import { enqueueDelivery, WEBHOOK_QUEUE, type WebhookJob } from './emit.ts';
import { newWebhookSecret } from './signature.ts';

/** Webhooks that a partner may have. */
const MAX_WEBHOOKS = 20;
/** For how long the secret before a rotation goes on signing. */
const OLD_SECRET_MS = DAY_MS;
const PAGE_SIZE = 100;

/** The addresses of a partner that are told of events (decision 119). */
export const handlers = {
  async listWebhooks({ params, requirePartner, services }) {
    requirePartner(params.id);
    const rows = await services.db.readOne([params.id], (tx) =>
      tx
        .selectFrom('webhooks')
        .where('partner_id', '=', params.id)
        .orderBy('inserted_at', 'desc')
        .orderBy('id', 'desc')
        .selectAll()
        .execute(),
    );
    return { webhooks: rows.map(presentWebhook) };
  },

  // not by `once`, which would store the secret
  async createWebhook({ body, params, request, requirePartner, services, staff }) {
    const { id: partnerId } = params;
    requirePartner(partnerId);
    const url = partnersUrl(body.url, services.config.webhooksToPrivate);
    if (url === null) throw new InvalidInput([{ field: 'url', code: 'ADDRESS_NOT_ALLOWED' }]);
    const { key, secret } = newWebhookSecret();
    const now = services.clock.now();
    const id = newId(now);
    const row = await services.db.scoped([partnerId], async (tx) => {
      await lockName(tx, `webhooks ${partnerId}`);
      await assertRoom(tx, 'webhooks', partnerId, MAX_WEBHOOKS);
      const made = await tx
        .insertInto('webhooks')
        .values({
          id,
          partner_id: partnerId,
          url,
          events: json(body.events),
          secret_sealed: seal(services.config.secret, SECRET_USE, id, key),
          inserted_at: now,
        })
        .returningAll()
        .executeTakeFirstOrThrow();
      await recordSecurityEvent(tx, services, {
        type: 'WEBHOOK_CREATED',
        request,
        partnerId,
        actorId: staff.userId,
        detail: { url },
      });
      return made;
    });
    return { webhook: presentWebhook(row), secret };
  },

  async updateWebhook({ body, params, requirePartner, services }) {
    const { id: partnerId, webhookId } = params;
    requirePartner(partnerId);
    const { active, events } = body;
    const row = await services.db.scoped([partnerId], async (tx) => {
      const before = await lockWebhook(tx, partnerId, webhookId);
      if (active === false) await giveUp(tx, webhookId);
      const changes = {
        ...(events && { events: json(events) }),
        ...(active === true && { disabled_at: null, failing_since: null }),
        ...(active === false && { disabled_at: before.disabled_at ?? services.clock.now() }),
      };
      if (Object.keys(changes).length === 0) return before;
      return tx
        .updateTable('webhooks')
        .set(changes)
        .where('id', '=', webhookId)
        .returningAll()
        .executeTakeFirstOrThrow();
    });
    return { webhook: presentWebhook(row) };
  },

  async removeWebhook({ params, reply, request, requirePartner, services, staff }) {
    const { id: partnerId, webhookId } = params;
    requirePartner(partnerId);
    await services.db.scoped([partnerId], async (tx) => {
      const { url } = await lockWebhook(tx, partnerId, webhookId);
      await tx.deleteFrom('webhooks').where('id', '=', webhookId).execute();
      await recordSecurityEvent(tx, services, {
        type: 'WEBHOOK_REMOVED',
        request,
        partnerId,
        actorId: staff.userId,
        detail: { url },
      });
    });
    reply.code(204);
  },

  async rotateWebhookSecret({ params, request, requirePartner, services, staff }) {
    const { id: partnerId, webhookId } = params;
    requirePartner(partnerId);
    const { key, secret } = newWebhookSecret();
    const row = await services.db.scoped([partnerId], async (tx) => {
      const before = await lockWebhook(tx, partnerId, webhookId);
      await recordSecurityEvent(tx, services, {
        type: 'WEBHOOK_SECRET_CHANGED',
        request,
        partnerId,
        actorId: staff.userId,
        detail: { url: before.url },
      });
      return tx
        .updateTable('webhooks')
        .set({
          secret_sealed: seal(services.config.secret, SECRET_USE, webhookId, key),
          old_secret_sealed: before.secret_sealed,
          old_secret_until: new Date(services.clock.now().getTime() + OLD_SECRET_MS),
        })
        .where('id', '=', webhookId)
        .returningAll()
        .executeTakeFirstOrThrow();
    });
    return { webhook: presentWebhook(row), secret };
  },

  async testWebhook({ params, requirePartner, services }) {
    const { id: partnerId, webhookId } = params;
    requirePartner(partnerId);
    const row = await services.db.scoped([partnerId], async (tx) => {
      assertActive(await lockWebhook(tx, partnerId, webhookId));
      const event = { partnerId, webhookId, type: 'webhook.test', data: {} } as const;
      const id = await enqueueDelivery(services, tx, event);
      return findDelivery(tx, partnerId, webhookId, id);
    });
    services.jobs.wake(WEBHOOK_QUEUE);
    return { delivery: presentDelivery(row) };
  },

  async listWebhookDeliveries({ params, query, requirePartner, services }) {
    const { id: partnerId, webhookId } = params;
    requirePartner(partnerId);
    const { limit = PAGE_SIZE } = query;
    const cursor = decodeCursor(query.after);
    const found = await services.db.read([partnerId], async (tx) => {
      await findWebhook(tx, partnerId, webhookId);
      return tx
        .selectFrom('webhook_deliveries')
        .where('partner_id', '=', partnerId)
        .where('webhook_id', '=', webhookId)
        .$if(cursor !== null, (some) =>
          some.where(olderThan(cursor as NonNullable<typeof cursor>, 'inserted_at', 'id')),
        )
        .orderBy('inserted_at', 'desc')
        .orderBy('id', 'desc')
        .limit(limit + 1)
        .selectAll()
        .execute();
    });
    const { rows, after } = page(found, limit, ({ inserted_at, id }) => ({ at: inserted_at, id }));
    return { deliveries: rows.map(presentDelivery), metadata: { after } };
  },

  async retryWebhookDelivery({ params, requirePartner, services }) {
    const { id: partnerId, webhookId, deliveryId } = params;
    requirePartner(partnerId);
    const row = await services.db.scoped([partnerId], async (tx) => {
      const webhook = await lockWebhook(tx, partnerId, webhookId);
      const before = await findDelivery(tx, partnerId, webhookId, deliveryId);
      assertActive(webhook);
      // its own job goes on
      if (before.state === 'PENDING') return before;
      const again = await tx
        .updateTable('webhook_deliveries')
        .set({ state: 'PENDING' })
        .where('id', '=', deliveryId)
        .returningAll()
        .executeTakeFirstOrThrow();
      await services.jobs.send(tx, WEBHOOK_QUEUE, { deliveryId } satisfies WebhookJob);
      return again;
    });
    services.jobs.wake(WEBHOOK_QUEUE);
    return { delivery: presentDelivery(row) };
  },
} satisfies Handlers;

function findWebhook(tx: Tx, partnerId: string, id: string): Promise<Row<'webhooks'>> {
  return tx
    .selectFrom('webhooks')
    .where('partner_id', '=', partnerId)
    .where('id', '=', id)
    .selectAll()
    .executeTakeFirstOrThrow(notFound);
}

function lockWebhook(tx: Tx, partnerId: string, id: string): Promise<Row<'webhooks'>> {
  return tx
    .selectFrom('webhooks')
    .where('partner_id', '=', partnerId)
    .where('id', '=', id)
    .selectAll()
    .forUpdate()
    .executeTakeFirstOrThrow(notFound);
}

function findDelivery(
  tx: Tx,
  partnerId: string,
  webhookId: string,
  id: string,
): Promise<Row<'webhook_deliveries'>> {
  return tx
    .selectFrom('webhook_deliveries')
    .where('partner_id', '=', partnerId)
    .where('webhook_id', '=', webhookId)
    .where('id', '=', id)
    .selectAll()
    .executeTakeFirstOrThrow(notFound);
}

/** @throws Problem 409 INVALID_TRANSITION for a webhook that is off */
function assertActive({ disabled_at }: Row<'webhooks'>): void {
  if (disabled_at) throw invalidTransition('The webhook is off');
}

function presentWebhook(row: Row<'webhooks'>): Webhook {
  const { events, id, url } = row;
  return {
    id,
    url,
    events,
    active: row.disabled_at === null,
    failing_since: row.failing_since?.toISOString() ?? null,
    inserted_at: row.inserted_at.toISOString(),
  };
}

function presentDelivery(row: Row<'webhook_deliveries'>): WebhookDelivery {
  const { answer, attempts, duration_ms, error, id, state, status, type } = row;
  return {
    id,
    type,
    state,
    attempts,
    status,
    answer,
    error,
    duration_ms,
    inserted_at: row.inserted_at.toISOString(),
    attempted_at: row.attempted_at?.toISOString() ?? null,
  };
}
