import type { Tx } from '../../db/database.ts';
import type { Services } from '../../services.ts';
import { recordSecurityEvent } from '../security/record.ts';
import { lockSettings } from './queries.ts';
import { cancelSchedule } from './scheduled.ts';
import { fitted, writeSettings } from './update.ts';

export const SCHEDULED_SETTINGS_QUEUE = 'settings.scheduled';

/**
 * Publishes the scheduled changes whose time has come. Each has its own transaction, which checks
 * again under the lock, so that any number of nodes may run this and each is published once.
 */
export async function publishDue(services: Services): Promise<void> {
  const { clock, db } = services;
  const due = await db.system((tx) =>
    tx
      .selectFrom('scheduled_settings')
      .where('publish_at', '<=', clock.now())
      .where('refused_field', 'is', null)
      .orderBy('publish_at')
      .select('partner_id')
      .execute(),
  );
  for (const { partner_id: partnerId } of due) {
    await db.system((tx) => publishIfDue(services, tx, partnerId));
  }
}

async function publishIfDue(services: Services, tx: Tx, partnerId: string): Promise<void> {
  const now = await lockSettings(tx, partnerId, undefined);
  const row = await tx
    .selectFrom('scheduled_settings')
    .where('partner_id', '=', partnerId)
    .where('publish_at', '<=', services.clock.now())
    .where('refused_field', 'is', null)
    .selectAll()
    .executeTakeFirst();
  if (!row) return;
  const { edit, field } = fitted(now, row.change, services.config.smsCountries);
  if (!edit) {
    // kept, so that an administrator sees why it was not published
    await tx
      .updateTable('scheduled_settings')
      .set({ refused_field: field })
      .where('partner_id', '=', partnerId)
      .execute();
    return;
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
}
