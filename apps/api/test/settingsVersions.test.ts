import type { Answer, SettingsUpdate, SettingsVersion } from '@forecourt/contract';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { json } from '../src/db/schema.ts';
import { openSettings } from './desk.ts';

const { path, read, server, tenants, token } = await openSettings();
const { partnerId } = tenants.north;

const publish = async (update: Omit<SettingsUpdate, 'version'>): Promise<number> => {
  server.clock.advance(60_000);
  const { version } = await read();
  const answer = await server.call('PATCH', path, { token, payload: { version, ...update } });
  expect(answer.statusCode).toBe(200);
  return answer.json().settings.version;
};
const versions = async (query = ''): Promise<SettingsVersion[]> =>
  (await server.call('GET', `${path}/versions${query}`, { token })).json().versions;
const look = async (version: number): Promise<Answer<'getSettingsVersion'>> => {
  const answer = await server.call('GET', `${path}/versions/${version}`, { token });
  expect(answer.statusCode).toBe(200);
  return answer.json();
};
const restore = (version: number, seen: number, by = token) =>
  server.call('POST', `${path}/versions/${version}/restore`, {
    token: by,
    payload: { version: seen },
  });

/** Publishes a color and a text, then others. @returns the versions, and what the first was */
async function publishTwice() {
  const flow = 'TRADE' as const;
  const first = await publish({
    general: { partner_name: 'North Canary Motors', sms_countries: ['372', '1'] },
    theme: { ui_secondary_1: '#123456' },
    flows: [
      {
        flow,
        content: { invite_title: 'Sell with us', follow_up: 'We wait: {link}' },
        sections: { vin: 'required' },
      },
      { flow: 'CLAIM', identifiers: { claim_number: { use: 'REQUIRED', mask: 'CL-####' } } },
    ],
  });
  const was = await read();
  const second = await publish({
    general: { partner_name: 'North Mistake', sms_countries: null },
    theme: { ui_secondary_1: '#ABCDEF' },
    flows: [
      {
        flow,
        content: { invite_title: 'Slel wiht us', follow_up: null },
        sections: { vin: 'off' },
      },
      { flow: 'CLAIM', identifiers: { claim_number: { use: 'OFF', mask: null } } },
    ],
  });
  return { first, second, was };
}

test('a published mistake is looked at, and taken back as a new version', async () => {
  const { first, second, was } = await publishTwice();
  const then = await look(first);
  expect(then.kept).toEqual([]);
  expect(then.settings).toEqual(was);

  server.clock.advance(60_000);
  const answer = await restore(first, second);
  expect(answer.statusCode).toBe(200);
  const { settings } = answer.json<Answer<'restoreSettings'>>();
  expect(settings.version).toBe(second + 1);
  expect(settings).toMatchObject({
    general: was.general,
    theme: was.theme,
    flows: was.flows,
    updated_by: { name: 'north admin' },
  });
  const [latest, mistake, origin] = await versions();
  expect(latest).toMatchObject({
    version: second + 1,
    actor: { name: 'north admin' },
    restored_from: { version: first, inserted_at: origin?.inserted_at },
  });
  expect(new Set(latest?.areas)).toEqual(new Set(['GENERAL', 'THEME', 'CONTENT', 'SECTIONS']));
  expect(mistake).toMatchObject({ version: second, restored_from: null });
  // customers see it at once, and the list of changes names each value
  const invite = await server.call('GET', '/api/partner_customisations/north-trade');
  expect(invite.json().customisation.invite_title).toBe('Sell with us');
  const changes = await server.call('GET', `${path}/changes?limit=50`, { token });
  expect(changes.json().changes).toContainEqual(
    expect.objectContaining({ field: 'ui_secondary_1', before: '#ABCDEF', after: '#123456' }),
  );
});

test('pressed twice, it is published once', async () => {
  const { first, second } = await publishTwice();
  const answers = await Promise.all([restore(first, second), restore(first, second)]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  expect((await read()).version).toBe(second + 1);
  // restoring what is already there changes nothing either
  expect((await restore(first, second + 1)).statusCode).toBe(200);
  expect((await read()).version).toBe(second + 1);
});

test('after somebody else published, it is refused and nothing changes', async () => {
  const { first, second } = await publishTwice();
  const third = await publish({ theme: { ui_secondary_2: '#020202' } });
  const answer = await restore(first, second);
  expect([answer.statusCode, answer.json().code]).toEqual([409, 'STALE_SETTINGS']);
  expect(await read()).toMatchObject({ version: third, theme: { ui_secondary_1: '#ABCDEF' } });
});

test('the settings that a partner began with are kept by the first publication', async () => {
  const south = `/api/partners/${tenants.south.partnerId}/settings`;
  const admin = await server.signIn('admin@south.test');
  const call = async (method: 'GET' | 'PATCH', at: string, payload?: object) =>
    (await server.call(method, at, { token: admin, ...(payload && { payload }) })).json();
  expect((await call('GET', `${south}/versions`)).versions).toEqual([]);
  const { settings: began } = await call('GET', south);
  await call('PATCH', south, { version: 1, theme: { ui_secondary_1: '#0A0B0C' } });
  const { versions: kept } = await call('GET', `${south}/versions`);
  expect(kept).toMatchObject([
    { version: 2, areas: ['THEME'] },
    { version: 1, actor: null, areas: [] },
  ]);
  expect((await call('GET', `${south}/versions/1`)).settings.theme).toEqual(began.theme);
});

test('a replaced picture and a removed language stay as they are now, and are named', async () => {
  const upload = async (kind: string) => {
    const picture = sharp({ create: { width: 90, height: 90, channels: 3, background: '#123' } });
    const payload = await picture.png().toBuffer();
    const headers = { 'content-type': 'image/png' };
    await server.call('PUT', `${path}/images/${kind}`, { token, payload, headers });
  };
  const translations = `${path}/translations/fr`;
  await server.call('PUT', translations, {
    token,
    payload: { messages: { 'ui.close': 'Fermer' } },
  });
  await upload('logo');
  await upload('logo_dark');
  const { version } = await read();
  await upload('logo');
  await upload('logo_dark');
  await server.call('DELETE', translations, { token });
  const now = await read();
  const then = await look(version);
  expect(then.settings.general.logo).toEqual(now.general.logo);
  expect(then.kept).toEqual([
    { area: 'GENERAL', flow: null, field: 'logo' },
    { area: 'GENERAL', flow: null, field: 'logo_dark' },
    { area: 'LANGUAGES', flow: null, field: 'translations' },
  ]);
  await restore(version, now.version);
  expect((await read()).general).toEqual(now.general);
});

test('what today’s rules refuse, and what no setting reads any more, is named and left', async () => {
  const now = await read();
  await server.db.system((tx) =>
    tx
      .insertInto('settings_versions')
      .values({
        partner_id: partnerId,
        version: 90_000,
        areas: json([]),
        // written by an older server: no deals, no time zone, a text and a section of then
        snapshot: json({
          partner: { name: 'North of Old', country_code: '999' },
          flows: [
            {
              flow: 'TRADE',
              texts: { follow_up: 'Hello {nickname}', invite_title: 'Old title', fax: 'Dear' },
              sections: { ...now.flows[0]?.sections, ashtray: 'required' },
            },
          ],
        }),
        inserted_at: server.clock.now(),
      })
      .execute(),
  );
  const { settings, kept } = await look(90_000);
  expect(settings.general).toMatchObject({
    partner_name: 'North of Old',
    time_zone: now.general.time_zone,
    deals: now.general.deals,
  });
  expect(kept).toEqual([
    { area: 'CONTENT', flow: 'TRADE', field: 'fax' },
    { area: 'SECTIONS', flow: 'TRADE', field: 'ashtray' },
    { area: 'GENERAL', flow: null, field: 'country_code' },
    { area: 'CONTENT', flow: 'TRADE', field: 'follow_up' },
  ]);
  const answer = await restore(90_000, now.version);
  expect(answer.json().settings.general).toMatchObject({
    partner_name: 'North of Old',
    country_code: now.general.country_code,
  });
  expect(answer.json().settings.flows[0].content).toMatchObject({
    invite_title: 'Old title',
    follow_up: now.flows[0]?.content.follow_up,
  });
});

test('only its administrators reach a partner’s versions', async () => {
  const [{ version } = { version: 0 }] = await versions();
  const seen = (await read()).version;
  const agent = await server.signIn('agent@north.test');
  const south = await server.signIn('admin@south.test');
  for (const [by, status] of [
    [agent, 403],
    [south, 404],
  ] as const) {
    const calls = await Promise.all([
      server.call('GET', `${path}/versions`, { token: by }),
      server.call('GET', `${path}/versions/${version}`, { token: by }),
      restore(version, seen, by),
    ]);
    expect(calls.map(({ statusCode }) => statusCode)).toEqual([status, status, status]);
  }
  // another partner's number is not one's own version
  const southern = `/api/partners/${tenants.south.partnerId}/settings/versions/90000`;
  expect((await server.call('GET', southern, { token: south })).statusCode).toBe(404);
});

test('the versions come page by page', async () => {
  const all = await versions('?limit=50');
  const first = (await server.call('GET', `${path}/versions?limit=2`, { token })).json();
  const rest = await versions(`?limit=50&after=${first.metadata.after}`);
  expect([...first.versions, ...rest]).toEqual(all);
});
