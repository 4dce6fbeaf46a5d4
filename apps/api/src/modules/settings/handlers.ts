import type { Answer, Settings } from '@forecourt/contract';
import { invalidFormat } from '../../domain/errors.ts';
import { TESTS_BY_STAFF } from '../../domain/limits.ts';
import { localeCode } from '../../domain/locale.ts';
import { checkTranslation } from '../../domain/translationFile.ts';
import { decodeCursor, page } from '../../http/cursor.ts';
import type { Handlers } from '../../http/operation.ts';
import { countHits } from '../../http/rateLimit.ts';
import { SEND_QUEUE } from '../../messaging/sendQueue.ts';
import type { Services } from '../../services.ts';
import { recordSecurityEvent } from '../security/record.ts';
import { listChanges, presentChange } from './changes.ts';
import { keepDraft, presentDraft, readDraft } from './drafts.ts';
import { putImage, removeImage } from './images.ts';
import { presentSettings } from './presenter.ts';
import { readSettings } from './queries.ts';
import { presentThen, restoreSettings } from './restore.ts';
import { cancelSchedule, presentScheduled, readScheduled, scheduleSettings } from './scheduled.ts';
import { queueTest } from './testMessage.ts';
import { putTranslation, removeTranslation } from './translations.ts';
import { updateSettings } from './update.ts';
import { listVersions, presentVersion, readVersion } from './versions.ts';

const PAGE_SIZE = 20;

export const handlers = {
  async getSettings({ params, requirePartner, services }) {
    requirePartner(params.id);
    return answer(services, params.id);
  },

  async updateSettings({ params, body, request, staff, requirePartner, services }) {
    const { id: partnerId } = params;
    requirePartner(partnerId);
    const event = {
      type: 'SETTINGS_PUBLISHED',
      request,
      partnerId,
      actorId: staff.userId,
    } as const;
    await services.db.scoped([partnerId], async (tx) => {
      await updateSettings(services, tx, partnerId, staff.userId, body);
      await recordSecurityEvent(tx, services, event);
    });
    return answer(services, params.id);
  },

  async putSettingsImage({ params, query, request, staff, requirePartner, services }) {
    requirePartner(params.id);
    const edit = { partnerId: params.id, userId: staff.userId, kind: params.kind };
    await putImage(services, { ...edit, version: query.version }, request);
    return answer(services, params.id);
  },

  async deleteSettingsImage({ params, query, staff, requirePartner, services }) {
    requirePartner(params.id);
    const edit = { partnerId: params.id, userId: staff.userId, kind: params.kind };
    await removeImage(services, { ...edit, version: query.version });
    return answer(services, params.id);
  },

  async putTranslation({ params, query, body, staff, requirePartner, services }) {
    requirePartner(params.id);
    checkTranslation(body.messages);
    const edit = { partnerId: params.id, userId: staff.userId, locale: localeCode(params.locale) };
    await services.db.scoped([params.id], (tx) =>
      putTranslation(services, tx, { ...edit, version: query.version }, body.messages),
    );
    return answer(services, params.id);
  },

  async deleteTranslation({ params, query, staff, requirePartner, services }) {
    requirePartner(params.id);
    const edit = { partnerId: params.id, userId: staff.userId, locale: localeCode(params.locale) };
    await services.db.scoped([params.id], (tx) =>
      removeTranslation(services, tx, { ...edit, version: query.version }),
    );
    return answer(services, params.id);
  },

  async listSettingsChanges({ params, query, requirePartner, services }) {
    requirePartner(params.id);
    const { limit = PAGE_SIZE } = query;
    const after = decodeCursor(query.after);
    const rows = await services.db.readOne([params.id], (tx) =>
      listChanges(tx, params.id, after, limit),
    );
    const shown = page(rows, limit, (row) => ({ at: row.inserted_at, id: row.id }));
    return { changes: shown.rows.map(presentChange), metadata: { after: shown.after } };
  },

  async listSettingsVersions({ params, query, requirePartner, services }) {
    requirePartner(params.id);
    const { limit = PAGE_SIZE } = query;
    const after = decodeCursor(query.after);
    const before = after && Number(after.id);
    if (Number.isNaN(before)) throw invalidFormat('after', 'metadata.after of the page before');
    const rows = await services.db.readOne([params.id], (tx) =>
      listVersions(tx, params.id, before, limit),
    );
    const shown = page(rows, limit, (row) => ({ at: row.inserted_at, id: String(row.version) }));
    return { versions: shown.rows.map(presentVersion), metadata: { after: shown.after } };
  },

  async getSettingsVersion({ params, requirePartner, services }) {
    const { id: partnerId } = params;
    requirePartner(partnerId);
    return services.db.read([partnerId], async (tx) => {
      const now = await readSettings(tx, partnerId);
      const version = await readVersion(tx, partnerId, Number(params.version));
      return presentThen(now, version, services.config.smsCountries);
    });
  },

  async restoreSettings({ params, body, request, staff, requirePartner, services }) {
    const { id: partnerId } = params;
    requirePartner(partnerId);
    const { userId } = staff;
    const restore = { partnerId, userId, number: Number(params.version), seen: body.version };
    await services.db.scoped([partnerId], async (tx) => {
      await restoreSettings(services, tx, restore);
      const event = { type: 'SETTINGS_PUBLISHED', request, partnerId, actorId: userId } as const;
      await recordSecurityEvent(tx, services, event);
    });
    return answer(services, partnerId);
  },

  async getScheduledSettings({ params, requirePartner, services }) {
    requirePartner(params.id);
    return scheduledAnswer(services, params.id);
  },

  async scheduleSettings({ params, body, request, staff, requirePartner, services }) {
    const { id: partnerId } = params;
    requirePartner(partnerId);
    const { userId: actorId } = staff;
    await services.db.scoped([partnerId], async (tx) => {
      await scheduleSettings(services, tx, { partnerId, actorId }, body);
      const event = { type: 'SETTINGS_SCHEDULED', request, partnerId, actorId } as const;
      await recordSecurityEvent(tx, services, {
        ...event,
        detail: { publish_at: new Date(body.publish_at).toISOString() },
      });
    });
    return scheduledAnswer(services, partnerId);
  },

  async cancelScheduledSettings({ params, requirePartner, services }) {
    requirePartner(params.id);
    await services.db.scoped([params.id], (tx) => cancelSchedule(tx, params.id));
    return scheduledAnswer(services, params.id);
  },

  async shareSettingsDraft({ params, body, request, staff, requirePartner, services, reply }) {
    const { id: partnerId } = params;
    requirePartner(partnerId);
    const { userId: authorId } = staff;
    const draftId = await services.db.scoped([partnerId], async (tx) => {
      const event = {
        type: 'SETTINGS_DRAFT_SHARED',
        request,
        partnerId,
        actorId: authorId,
      } as const;
      await recordSecurityEvent(tx, services, event);
      return keepDraft(services, tx, { partnerId, authorId }, body);
    });
    reply.code(201);
    return draftAnswer(services, partnerId, draftId);
  },

  async getSettingsDraft({ params, requirePartner, services }) {
    requirePartner(params.id);
    return draftAnswer(services, params.id, params.draftId);
  },

  async sendTestMessage({ params, body, staff, requirePartner, services, reply }) {
    const { id: partnerId } = params;
    requirePartner(partnerId);
    const { userId } = staff;
    await countHits(services, [['test-message', userId, TESTS_BY_STAFF]]);
    const to = await services.db.scoped([partnerId], (tx) =>
      queueTest(services, tx, { partnerId, userId }, body),
    );
    services.jobs.wake(SEND_QUEUE);
    reply.code(201);
    return { to };
  },
} satisfies Handlers;

/** The current settings. */
async function answer(
  { config, db }: Services,
  partnerId: string,
): Promise<{ settings: Settings }> {
  const rows = await db.read([partnerId], (tx) => readSettings(tx, partnerId));
  return { settings: presentSettings(rows, config.smsCountries) };
}

/** A shared draft, on top of the settings of now. */
async function draftAnswer(
  services: Services,
  partnerId: string,
  draftId: string,
): Promise<Answer<'getSettingsDraft'>> {
  return services.db.read([partnerId], async (tx) => {
    const row = await readDraft(services, tx, partnerId, draftId);
    const now = await readSettings(tx, partnerId);
    return { draft: presentDraft(row, now, services.config.smsCountries) };
  });
}

/** The change that waits, on top of the settings of now. */
async function scheduledAnswer(
  { config, db }: Services,
  partnerId: string,
): Promise<Answer<'getScheduledSettings'>> {
  return db.read([partnerId], async (tx) => {
    const row = await readScheduled(tx, partnerId);
    if (!row) return { scheduled: null };
    const now = await readSettings(tx, partnerId);
    return { scheduled: presentScheduled(row, now, config.smsCountries) };
  });
}
