import { addresses } from '@forecourt/contract';
import type { Tx } from '../../db/database.ts';
import type { Row } from '../../db/schema.ts';
import { languageOf } from '../../domain/language.ts';
import { queueStaffMail } from '../../messaging/queueStaffMail.ts';
import type { ScheduledPurpose } from '../../messaging/purposes.ts';
import { writeScheduled } from '../../messaging/scheduledTexts.ts';
import { SEND_QUEUE } from '../../messaging/sendQueue.ts';
import type { Services } from '../../services.ts';
import { recordSecurityEvent } from '../security/record.ts';
import { lockSettings } from './queries.ts';
import { cancelSchedule, mayPublish, readScheduled, type ScheduledRow } from './scheduled.ts';
import { fitted, writeSettings } from './update.ts';

export const SCHEDULED_SETTINGS_QUEUE = 'settings.scheduled';

/**
 * Publishes the scheduled changes whose time has come. Each has its own transaction, which checks
 * again under the lock, so that any number of nodes may run this and each is published once.
 */
export async function publishDue(services: Services): Promise<void> {
  const { clock, db, jobs } = services;
  const due = await db.system((tx) =>
    tx
      .selectFrom('scheduled_settings')
      .where('publish_at', '<=', clock.now())
      .where('refused_reason', 'is', null)
      .orderBy('publish_at')
      .select('partner_id')
      .execute(),
  );
  for (const { partner_id: partnerId } of due) {
    await db.system((tx) => publishIfDue(services, tx, partnerId));
  }
  if (due.length > 0) jobs.wake(SEND_QUEUE);
}

async function publishIfDue(services: Services, tx: Tx, partnerId: string): Promise<void> {
  const now = await lockSettings(tx, partnerId, undefined);
  const row = await readScheduled(tx, partnerId);
  if (!row || row.refused_reason || row.publish_at > services.clock.now()) return;
  if (!mayPublish(row)) return refuse(tx, partnerId, { refused_reason: 'AUTHOR_NOT_ALLOWED' });
  const { edit, field } = fitted(now, row.change, services.config.smsCountries);
  if (!edit) {
    await refuse(tx, partnerId, { refused_reason: 'NO_LONGER_FITS', refused_field: field });
    return mailAuthor(services, tx, 'SETTINGS_REFUSED', now.partner, row);
  }
  const { actor_id: actorId } = row;
  await writeSettings(services, tx, now, { userId: actorId }, edit);
  await recordSecurityEvent(tx, services, {
    type: 'SETTINGS_PUBLISHED',
    request: null,
    partnerId,
    actorId,
  });
  await cancelSchedule(tx, partnerId);
  await mailAuthor(services, tx, 'SETTINGS_PUBLISHED', now.partner, row);
}

/** Keeps a change unpublished, so that an administrator sees why. */
async function refuse(
  tx: Tx,
  partnerId: string,
  why: Partial<Pick<ScheduledRow, 'refused_reason' | 'refused_field'>>,
): Promise<void> {
  await tx.updateTable('scheduled_settings').set(why).where('partner_id', '=', partnerId).execute();
}

async function mailAuthor(
  services: Services,
  tx: Tx,
  purpose: ScheduledPurpose,
  partner: Row<'partners'>,
  { actor_email, actor_locale, actor_name, change, publish_at }: ScheduledRow,
): Promise<void> {
  const { locale } = languageOf(partner, actor_locale);
  const link = services.config.publicUrl + addresses.settings;
  const facts = {
    name: actor_name,
    partner: partner.name,
    change,
    at: publish_at,
    zone: partner.time_zone ?? 'UTC',
    link,
  };
  await queueStaffMail(services, tx, {
    ...writeScheduled(purpose, facts, locale),
    partner_id: partner.id,
    purpose,
    recipient: actor_email,
    link,
    locale,
  });
}
