import { DAY_MS } from '@forecourt/contract';
import type { Tx } from '../../db/database.ts';
import type { Row } from '../../db/schema.ts';
import { languageOf } from '../../domain/language.ts';
import { unseal } from '../../domain/seal.ts';
import { NotReached, postToPartner, type Answered } from '../../http/outbound.ts';
import { queueStaffMail } from '../../messaging/queueStaffMail.ts';
import { writeWebhookOff } from '../../messaging/webhookTexts.ts';
import type { Services } from '../../services.ts';
import { recordSecurityEvent } from '../security/record.ts';
import type { WebhookJob } from './emit.ts';
import { signedHeaders } from './signature.ts';

/** What a stored secret is encrypted for. */
export const SECRET_USE = 'webhook secrets';
/** A webhook that has failed for so long is switched off. */
const FAILING_MS = 5 * DAY_MS;
/** The receiver says that it is gone for good. */
const GONE = 410;

type Parts = Pick<Services, 'clock' | 'config' | 'db' | 'jobs' | 'log'>;

type Due = Row<'webhook_deliveries'> &
  Pick<Row<'webhooks'>, 'url' | 'failing_since'> & {
    secret_sealed: string;
    old_secret_sealed: string | null;
    old_secret_until: Date | null;
  };

/** How an attempt went. */
type Outcome = Partial<Answered> & { error: string | null };

/**
 * Posts an event to its webhook, and records how it was answered. Repeated after a failure; a receiver
 * knows a repetition by the header webhook-id.
 * @throws Error for another attempt, unless this was the last one or the webhook is off
 */
export async function deliverWebhook(
  parts: Parts,
  { deliveryId }: WebhookJob,
  { lastAttempt }: { lastAttempt: boolean },
): Promise<void> {
  const { clock, db } = parts;
  const due = await findDue(parts, deliveryId);
  if (!due) return;
  const begun = performance.now();
  const outcome = await attempt(parts, due);
  const duration = Math.round(performance.now() - begun);
  const isTaken = outcome.status !== undefined && outcome.status >= 200 && outcome.status < 300;
  const now = clock.now();
  const isOff = await db.system(async (tx) => {
    await record(tx, due, outcome, { now, duration, isTaken, lastAttempt });
    return isTaken ? false : recordFailure(parts, tx, due, now, outcome.status === GONE);
  });
  if (!isTaken) {
    const { id: delivery, partner_id: partner, webhook_id: webhook } = due;
    const { status = null } = outcome;
    parts.log.warn({ delivery, webhook, partner, status }, 'webhook not delivered');
  }
  if (!isTaken && !isOff) throw new Error(outcome.error ?? `answered ${outcome.status}`);
}

/** The delivery, if it is still to be made. */
function findDue({ db }: Parts, id: string): Promise<Due | undefined> {
  return db.direct
    .selectFrom('webhook_deliveries')
    .innerJoin('webhooks', 'webhooks.id', 'webhook_deliveries.webhook_id')
    .where('webhook_deliveries.id', '=', id)
    .where('webhook_deliveries.state', '=', 'PENDING')
    .where('webhooks.disabled_at', 'is', null)
    .selectAll('webhook_deliveries')
    .select([
      'webhooks.url',
      'webhooks.failing_since',
      'webhooks.secret_sealed',
      'webhooks.old_secret_sealed',
      'webhooks.old_secret_until',
    ])
    .executeTakeFirst();
}

async function attempt({ clock, config }: Parts, due: Due): Promise<Outcome> {
  const { body, id, url } = due;
  const headers = {
    'content-type': 'application/json',
    'user-agent': 'Forecourt-Webhooks',
    ...signedHeaders(keysOf(config.secret, due, clock.now()), { id, at: clock.now(), body }),
  };
  try {
    const toPrivate = config.webhooksToPrivate;
    return { ...(await postToPartner(url, { headers, body, toPrivate })), error: null };
  } catch (error) {
    if (error instanceof NotReached) return { error: error.message };
    throw error;
  }
}

/** The key, and for a while after a rotation the one before it. */
function keysOf(secret: Buffer, due: Due, now: Date): Buffer[] {
  const { old_secret_sealed: old, old_secret_until: until, secret_sealed: current } = due;
  const sealed = old && until && now < until ? [current, old] : [current];
  return sealed.map((text) => unseal(secret, SECRET_USE, due.webhook_id, text));
}

async function record(
  tx: Tx,
  { attempts, id, webhook_id }: Due,
  { error, status, text }: Outcome,
  how: { now: Date; duration: number; isTaken: boolean; lastAttempt: boolean },
): Promise<void> {
  await tx
    .updateTable('webhook_deliveries')
    .set({
      attempts: attempts + 1,
      status: status ?? null,
      // PostgreSQL stores no NUL in a text
      answer: text?.replaceAll('\0', '') ?? null,
      error,
      duration_ms: how.duration,
      attempted_at: how.now,
      state: how.isTaken ? 'DELIVERED' : how.lastAttempt ? 'FAILED' : 'PENDING',
    })
    .where('id', '=', id)
    .execute();
  if (!how.isTaken) return;
  await tx
    .updateTable('webhooks')
    .set({ failing_since: null })
    .where('id', '=', webhook_id)
    .where('failing_since', 'is not', null)
    .execute();
}

/** Remembers since when it fails, and switches the webhook off after days. Returns whether it did. */
async function recordFailure(
  parts: Parts,
  tx: Tx,
  { failing_since, partner_id, url, webhook_id }: Due,
  now: Date,
  isGone: boolean,
): Promise<boolean> {
  const since = failing_since ?? now;
  const isOver = isGone || now.getTime() - since.getTime() >= FAILING_MS;
  const changed = await tx
    .updateTable('webhooks')
    .set({ failing_since: since, ...(isOver && { disabled_at: now }) })
    .where('id', '=', webhook_id)
    .where('disabled_at', 'is', null)
    .executeTakeFirst();
  if (!isOver || changed.numUpdatedRows === 0n) return isOver;
  await giveUp(tx, webhook_id);
  await recordSecurityEvent(tx, parts, {
    type: 'WEBHOOK_OFF',
    request: null,
    partnerId: partner_id,
    detail: { url },
  });
  await mailAdministrators(parts, tx, partner_id, url);
  return true;
}

/** What was on its way to a webhook that is off. */
export async function giveUp(tx: Tx, webhookId: string): Promise<void> {
  await tx
    .updateTable('webhook_deliveries')
    .set({ state: 'FAILED' })
    .where('webhook_id', '=', webhookId)
    .where('state', '=', 'PENDING')
    .execute();
}

/** Makes a delivery that was given up due again, for a job that is there; not to a webhook that is off. */
export async function resumeDelivery(tx: Tx, id: string): Promise<void> {
  await tx
    .updateTable('webhook_deliveries')
    .set({ state: 'PENDING' })
    .where('id', '=', id)
    .where('state', '=', 'FAILED')
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('webhooks')
          .whereRef('webhooks.id', '=', 'webhook_deliveries.webhook_id')
          .where('disabled_at', 'is', null)
          .select('webhooks.id'),
      ),
    )
    .execute();
}

async function mailAdministrators(
  parts: Parts,
  tx: Tx,
  partnerId: string,
  url: string,
): Promise<void> {
  const administrators = await tx
    .selectFrom('memberships')
    .innerJoin('users', 'users.id', 'memberships.user_id')
    .innerJoin('partners', 'partners.id', 'memberships.partner_id')
    .where('memberships.partner_id', '=', partnerId)
    .where('memberships.role', '=', 'ADMIN')
    .where('memberships.disabled_at', 'is', null)
    .where('users.disabled_at', 'is', null)
    .select(['users.name', 'users.email', 'users.locale as chosen', 'partners.locales'])
    .execute();
  for (const { email, name, chosen, ...partner } of administrators) {
    const { locale } = languageOf(partner, chosen);
    await queueStaffMail(parts, tx, {
      ...writeWebhookOff({ name, url, site: parts.config.publicUrl }, locale),
      partner_id: partnerId,
      purpose: 'ACCOUNT_NOTICE',
      recipient: email,
      locale,
    });
  }
}
