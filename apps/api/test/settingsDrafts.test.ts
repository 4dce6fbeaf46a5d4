import type { Answer, SettingsDraft, SettingsUpdate } from '@forecourt/contract';
import { expect, test } from 'vitest';
import { cleanUp } from '../src/jobs/cleanup.ts';
import { openSettings } from './desk.ts';
import { refusedFields } from './refusedFields.ts';
import { renewSessions } from './renewSessions.ts';

/** A draft of the settings that has a link for colleagues. */
const { path, read, server, tenants, token } = await openSettings();
const { partnerId } = tenants.north;
const DAY = 24 * 60 * 60 * 1000;

const share = async (update: Omit<SettingsUpdate, 'version'>, by = token, version?: number) =>
  server.call('POST', `${path}/drafts`, {
    token: by,
    payload: { version: version ?? (await read()).version, ...update },
  });
const shared = async (update: Omit<SettingsUpdate, 'version'>): Promise<SettingsDraft> => {
  const answer = await share(update);
  expect(answer.statusCode).toBe(201);
  return answer.json<Answer<'shareSettingsDraft'>>().draft;
};
const open = (id: string, by = token, at = path) =>
  server.call('GET', `${at}/drafts/${id}`, { token: by });
const kept = () => server.db.direct.selectFrom('settings_drafts').select('id').execute();

test('is shown to colleagues on top of the settings of now, and publishes nothing', async () => {
  const before = await read();
  const draft = await shared({ theme: { ui_secondary_1: '#123456' } });
  expect(draft).toMatchObject({
    author: { name: 'north admin' },
    version: before.version,
    settings: { ...before, theme: { ...before.theme, ui_secondary_1: '#123456' } },
    refused_field: null,
  });
  expect(draft.id).toMatch(/^[\w-]{22}$/);
  expect(await read()).toEqual(before);
  const payload = { version: before.version, general: { partner_name: 'North In Between' } };
  expect((await server.call('PATCH', path, { token, payload })).statusCode).toBe(200);
  const answer = await open(draft.id);
  expect(answer.json<Answer<'getSettingsDraft'>>().draft).toMatchObject({
    version: before.version,
    settings: {
      version: before.version + 1,
      general: { partner_name: 'North In Between' },
      theme: { ui_secondary_1: '#123456' },
    },
  });
  const event = await server.db.direct
    .selectFrom('security_events')
    .where('type', '=', 'SETTINGS_DRAFT_SHARED')
    .select(['partner_id', 'actor_id'])
    .executeTakeFirst();
  expect(event).toEqual({ partner_id: partnerId, actor_id: tenants.north.admin });
});

test('belongs to those who may change the settings of the partner', async () => {
  const { id } = await shared({ theme: { ui_secondary_2: '#224466' } });
  const agent = await server.signIn('agent@north.test');
  expect((await open(id, agent)).statusCode).toBe(403);
  expect((await share({ theme: { ui_secondary_2: '#224466' } }, agent)).statusCode).toBe(403);
  const other = await server.signIn('admin@south.test');
  expect((await open(id, other)).statusCode).toBe(404);
  const own = `/api/partners/${tenants.south.partnerId}/settings`;
  expect((await open(id, other, own)).statusCode).toBe(404);
});

test('is gone after two weeks, and deleted at night', async () => {
  const { id } = await shared({ theme: { ui_secondary_2: '#335577' } });
  server.clock.advance(14 * DAY - 1000);
  await renewSessions(server);
  expect((await open(id)).statusCode).toBe(200);
  server.clock.advance(1000);
  expect((await open(id)).statusCode).toBe(404);
  expect((await open('never-was')).statusCode).toBe(404);
  await cleanUp(server.services);
  expect(await kept()).toEqual([]);
});

test('of a partner, the newest fifty are kept', async () => {
  const first = await shared({ theme: { ui_secondary_2: '#446688' } });
  for (let count = 0; count < 50; count += 1) {
    server.clock.advance(1000);
    await shared({ theme: { ui_secondary_2: '#446688' } });
  }
  expect(await kept()).toHaveLength(50);
  expect((await open(first.id)).statusCode).toBe(404);
});

test('one that no longer fits says by which field', async () => {
  const put = await server.call(
    'PUT',
    `${path}/translations/de?version=${(await read()).version}`,
    { token, payload: { messages: {} } },
  );
  expect(put.statusCode).toBe(200);
  const translations = [{ locale_code: 'de', content: { invite_title: 'Verkaufen' } }];
  const { id } = await shared({ flows: [{ flow: 'TRADE', translations }] });
  await server.call('DELETE', `${path}/translations/de?version=${(await read()).version}`, {
    token,
  });
  expect((await open(id)).json<Answer<'getSettingsDraft'>>().draft).toMatchObject({
    settings: null,
    refused_field: 'flows.0.translations.0.locale_code',
  });
});

test('a wrong, empty, untimely or too large one is refused with its field', async () => {
  expect(refusedFields(await share({ general: { time_zone: 'Mars/Base' } }))).toEqual([
    { field: 'general.time_zone', code: 'INVALID_FORMAT' },
  ]);
  expect(refusedFields(await share({}))).toEqual(
    ['general', 'theme', 'flows'].map((field) => ({ field, code: 'MISSING_FIELD' })),
  );
  const { version } = await read();
  const update = { theme: { ui_secondary_2: '#557799' } };
  expect(refusedFields(await share(update, token, version + 1))).toEqual([
    { field: 'version', code: 'INVALID_FORMAT' },
  ]);
  const large = await share({ general: { partner_name: 'x'.repeat(2_000_000) } });
  expect([large.statusCode, large.json().code]).toEqual([413, 'PAYLOAD_TOO_LARGE']);
});
