import type { Answer, ScheduledSettings, SettingsUpdate } from '@forecourt/contract';
import { beforeEach, expect, test } from 'vitest';
import { publishDue } from '../src/modules/settings/publishDue.ts';
import { openSettings } from './desk.ts';
import { refusedFields } from './refusedFields.ts';

/** A change of the settings that is published at a later time. */
const { path, read, server, tenants, token } = await openSettings();
const { partnerId } = tenants.north;
const HOUR = 60 * 60 * 1000;

const call = (method: 'GET' | 'PUT' | 'DELETE', payload?: object, by = token) =>
  server.call(method, `${path}/scheduled`, { token: by, ...(payload && { payload }) });
const inHours = (hours: number): string =>
  new Date(server.clock.now().getTime() + hours * HOUR).toISOString();
const schedule = async (
  update: Omit<SettingsUpdate, 'version'>,
  publish_at = inHours(24),
  version?: number,
) => {
  const seen = version ?? (await read()).version;
  return call('PUT', { publish_at, version: seen, ...update });
};
const waiting = async (): Promise<ScheduledSettings | null> =>
  (await call('GET')).json<Answer<'getScheduledSettings'>>().scheduled;
const publish = async (update: Omit<SettingsUpdate, 'version'>): Promise<void> => {
  const { version } = await read();
  const answer = await server.call('PATCH', path, { token, payload: { version, ...update } });
  expect(answer.statusCode).toBe(200);
};
const pass = async (hours: number): Promise<void> => {
  server.clock.advance(hours * HOUR);
  await publishDue(server.services);
};

const mails = (purpose: string) =>
  server.db.direct.selectFrom('outbox').where('purpose', '=', purpose).selectAll().execute();

beforeEach(async () => {
  await call('DELETE');
});

test('waits until its time, and is then a version of who scheduled it', async () => {
  const before = await read();
  const at = inHours(24);
  const answer = await schedule(
    {
      general: { partner_name: 'North Spring Sale', sms_countries: ['372', '1'] },
      theme: { ui_secondary_1: '#123456' },
      flows: [
        { flow: 'TRADE', content: { invite_title: 'Spring' }, sections: { vin: 'required' } },
      ],
    },
    at,
  );
  expect(answer.statusCode).toBe(200);
  const { scheduled } = answer.json<Answer<'scheduleSettings'>>();
  expect(scheduled).toEqual(await waiting());
  expect(scheduled).toMatchObject({
    publish_at: at,
    actor: { name: 'north admin' },
    refused_reason: null,
    refused_field: null,
    settings: {
      version: before.version,
      general: { partner_name: 'North Spring Sale', sms_countries: ['372', '1'] },
      theme: { ...before.theme, ui_secondary_1: '#123456' },
    },
  });
  await pass(23);
  expect(await read()).toEqual(before);

  await pass(1);
  const after = await read();
  expect(after.version).toBe(before.version + 1);
  expect(after.updated_by).toEqual({ name: 'north admin' });
  expect({ ...after, version: 0, updated_at: null, updated_by: null }).toEqual({
    ...scheduled?.settings,
    version: 0,
    updated_at: null,
    updated_by: null,
  });
  expect(await waiting()).toBeNull();
  const [mail, ...others] = await mails('SETTINGS_PUBLISHED');
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ recipient: 'admin@north.test', partner_id: partnerId });
  expect(mail?.body).toContain('General, Colors, Texts, and Report steps.');
  expect(mail?.body).toContain('/settings');
  const events = await server.db.direct
    .selectFrom('security_events')
    .where('partner_id', '=', partnerId)
    .orderBy('inserted_at')
    .select(['type', 'actor_id', 'ip'])
    .execute();
  expect(events.slice(-2).map(({ type }) => type)).toEqual([
    'SETTINGS_SCHEDULED',
    'SETTINGS_PUBLISHED',
  ]);
  // once, by however many nodes
  await Promise.all([publishDue(server.services), publishDue(server.services)]);
  expect((await read()).version).toBe(after.version);
});

test('comes on top of what was published in between', async () => {
  await schedule({ theme: { ui_secondary_2: '#224466' } });
  await publish({ general: { partner_name: 'North In Between' } });
  expect((await waiting())?.settings?.general.partner_name).toBe('North In Between');
  await pass(25);
  expect(await read()).toMatchObject({
    general: { partner_name: 'North In Between' },
    theme: { ui_secondary_2: '#224466' },
  });
});

test('one waits at most: the next takes its place, and either is canceled', async () => {
  await schedule({ theme: { ui_secondary_2: '#335577' } });
  await schedule({ general: { partner_name: 'North Later' } }, inHours(48));
  expect(await waiting()).toMatchObject({
    publish_at: inHours(48),
    settings: { general: { partner_name: 'North Later' } },
  });
  const before = await read();
  expect((await call('DELETE')).json()).toEqual({ scheduled: null });
  expect((await call('DELETE')).json()).toEqual({ scheduled: null });
  await pass(49);
  expect(await read()).toEqual(before);
});

test('is not published when it no longer fits, and says by which field', async () => {
  const upload = await server.call(
    'PUT',
    `${path}/translations/de?version=${(await read()).version}`,
    {
      token,
      payload: { messages: {} },
    },
  );
  expect(upload.statusCode).toBe(200);
  const update: Omit<SettingsUpdate, 'version'> = {
    general: { partner_name: 'North Auf Deutsch' },
    flows: [
      {
        flow: 'TRADE',
        translations: [{ locale_code: 'de', content: { invite_title: 'Verkaufen' } }],
      },
    ],
  };
  expect((await schedule(update)).statusCode).toBe(200);
  const { version } = await read();
  const removed = await server.call('DELETE', `${path}/translations/de?version=${version}`, {
    token,
  });
  expect(removed.statusCode).toBe(200);
  const before = await read();
  const field = 'flows.0.translations.0.locale_code';
  const refusal = { settings: null, refused_reason: 'NO_LONGER_FITS', refused_field: field };
  expect(await waiting()).toMatchObject(refusal);
  await pass(25);
  await pass(25);
  expect(await read()).toEqual(before);
  expect(await waiting()).toMatchObject(refusal);
  expect(await mails('SETTINGS_REFUSED')).toHaveLength(1);
});

test('is not published for an author who lost the right, and is for others to take over', async () => {
  const change = (values: { role?: 'ADMIN' | 'AGENT'; disabled_at?: Date | null }) =>
    server.db.system((tx) =>
      tx
        .updateTable('memberships')
        .set(values)
        .where('partner_id', '=', partnerId)
        .where('user_id', '=', tenants.north.agent)
        .execute(),
    );
  const other = await server.signIn('agent@north.test');
  const before = await read();
  for (const lost of [{ role: 'AGENT' }, { disabled_at: server.clock.now() }] as const) {
    await change({ role: 'ADMIN', disabled_at: null });
    const payload = {
      publish_at: inHours(1),
      version: before.version,
      theme: { ui_secondary_2: '#557799' },
    };
    expect((await call('PUT', payload, other)).statusCode).toBe(200);
    await change(lost);
    await pass(2);
    expect(await read()).toEqual(before);
    expect(await waiting()).toMatchObject({
      actor: { name: 'north agent' },
      refused_reason: 'AUTHOR_NOT_ALLOWED',
      settings: { theme: { ui_secondary_2: '#557799' } },
    });
    // stays so when the right comes back
    await change({ role: 'ADMIN', disabled_at: null });
    await pass(1);
    expect(await read()).toEqual(before);
  }
  await change({ role: 'AGENT' });
  expect((await call('DELETE')).json()).toEqual({ scheduled: null });
});

test('a wrong time and a wrong change are refused with the field, an outdated one as stale', async () => {
  const update = { general: { partner_name: 'North Wrong' } };
  for (const at of [inHours(-1), inHours(0), inHours(366 * 24)]) {
    const answer = await schedule(update, at);
    expect(answer.statusCode).toBe(422);
    expect(refusedFields(answer)).toEqual([{ field: 'publish_at', code: 'INVALID_FORMAT' }]);
  }
  expect(refusedFields(await schedule({ general: { time_zone: 'Mars/Base' } }))).toEqual([
    { field: 'general.time_zone', code: 'INVALID_FORMAT' },
  ]);
  expect(refusedFields(await schedule({}))).toEqual(
    ['general', 'theme', 'flows'].map((field) => ({ field, code: 'MISSING_FIELD' })),
  );
  const { version } = await read();
  const stale = await schedule(update, inHours(1), version - 1);
  expect(stale.statusCode).toBe(409);
  expect(stale.json().code).toBe('STALE_SETTINGS');
  expect(await waiting()).toBeNull();
});

test('belongs to the administrators of the partner', async () => {
  await schedule({ theme: { ui_secondary_2: '#446688' } });
  const agent = await server.signIn('agent@north.test');
  expect((await call('GET', undefined, agent)).statusCode).toBe(403);
  const other = await server.signIn('admin@south.test');
  expect((await call('GET', undefined, other)).statusCode).toBe(404);
  expect((await call('DELETE', undefined, other)).statusCode).toBe(404);
  expect(await waiting()).not.toBeNull();
});
