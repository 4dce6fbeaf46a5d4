import type { SettingsUpdate } from '@forecourt/contract';
import { expect, test } from 'vitest';
import { openSettings } from './desk.ts';

const { path, read, server, tenants, token } = await openSettings();

const publish = async (update: Omit<SettingsUpdate, 'version'>, by = token, at = path) => {
  server.clock.advance(60_000);
  const { version } = await read();
  return server.call('PATCH', at, { token: by, payload: { version, ...update } });
};
const published = async (update: Omit<SettingsUpdate, 'version'>): Promise<number> => {
  const answer = await publish(update);
  expect(answer.statusCode).toBe(200);
  return answer.json().settings.version;
};
const translated = (locale_code: string, content: object): Omit<SettingsUpdate, 'version'> => ({
  flows: [{ flow: 'TRADE', translations: [{ locale_code, content }] }],
});
const languages = (standard: string) => ({
  general: {
    locales: {
      default: standard,
      list: ['en-US', 'de', 'es', 'fr'].map((code) => ({ local_name: code, locale_code: code })),
    },
  },
});
const texts = async (code: string) => {
  const flow = (await read()).flows[0];
  return flow?.translations.find((one) => one.locale_code === code);
};
const inviteTexts = async () =>
  (await server.call('GET', '/api/partner_customisations/north-trade')).json().customisation
    .invite_texts;

test('texts are written in each language that the partner offers', async () => {
  await published(languages('en-US'));
  expect(await texts('de')).toMatchObject({
    content: { sms_request: null },
    default_content: { follow_up_subject: expect.stringContaining('Noch Interesse') as unknown },
  });
  expect(await texts('fr')).toMatchObject({ default_content: null });
  await published(translated('es', { follow_up: 'Hola {name}: {link}', invite_title: '¡Venda!' }));
  expect((await texts('es'))?.content).toMatchObject({
    follow_up: 'Hola {name}: {link}',
    invite_title: '¡Venda!',
    sms_request: null,
  });
  // one text changes, the others stay
  await published(translated('es', { invite_text: 'Tres minutos' }));
  expect((await texts('es'))?.content.follow_up).toBe('Hola {name}: {link}');
  const { changes } = (await server.call('GET', `${path}/changes`, { token })).json();
  expect(changes[0]).toMatchObject({
    area: 'CONTENT',
    flow: 'TRADE',
    field: 'es.invite_text',
    before: null,
    after: 'Tres minutos',
  });
});

test('an unknown placeholder is refused at its language, as is a language that is not offered', async () => {
  const refusal = async (update: Omit<SettingsUpdate, 'version'>) => {
    const answer = await publish(update);
    return [answer.statusCode, answer.json().errors?.map((one: { field: string }) => one.field)];
  };
  expect(await refusal(translated('es', { follow_up: 'Hola {nombre}' }))).toEqual([
    422,
    ['flows.0.translations.0.content.follow_up'],
  ]);
  for (const code of ['it', 'en-US']) {
    expect(await refusal(translated(code, { follow_up: 'Ciao' })), code).toEqual([
      422,
      ['flows.0.translations.0.locale_code'],
    ]);
  }
});

test('the invite page gets the heading of each language that has one', async () => {
  await published({ flows: [{ flow: 'TRADE', content: { invite_title: 'Sell with us' } }] });
  expect(await inviteTexts()).toEqual([
    { locale_code: 'en-US', title: 'Sell with us', text: null },
    { locale_code: 'es', title: '¡Venda!', text: 'Tres minutos' },
    // neither the product nor the partner has French: it reads the default language's
    { locale_code: 'fr', title: 'Sell with us', text: null },
  ]);
});

test('texts stay in their language when another one becomes the default', async () => {
  await published(languages('de'));
  const flow = (await read()).flows[0];
  expect(flow).toMatchObject({
    content_locale: 'en-US',
    content: { invite_title: 'Sell with us' },
  });
  expect(flow?.default_content.follow_up_subject).toMatch(/^Still interested/);
  expect(flow?.translations.map((one) => one.locale_code)).toEqual(['de', 'es', 'fr']);
  expect((await inviteTexts()).map((one: { locale_code: string }) => one.locale_code)).toEqual([
    'en-US',
    'es',
  ]);
  await published(languages('en-US'));
});

test('a version is restored with its texts of every language', async () => {
  const before = await read();
  const mistake = await published({
    flows: [
      {
        flow: 'TRADE',
        content: { invite_title: 'Slel' },
        translations: [
          { locale_code: 'es', content: { follow_up: null, invite_title: 'Vneda' } },
          { locale_code: 'de', content: { follow_up_subject: 'Fotos?' } },
        ],
      },
    ],
  });
  const then = await server.call('GET', `${path}/versions/${before.version}`, { token });
  expect(then.json()).toMatchObject({ kept: [], settings: { flows: before.flows } });
  const answer = await server.call('POST', `${path}/versions/${before.version}/restore`, {
    token,
    payload: { version: mistake },
  });
  expect(answer.statusCode).toBe(200);
  expect((await read()).flows).toEqual(before.flows);
});

test('only its administrators write a partner’s texts, and no address before it is verified', async () => {
  const update = translated('es', { invite_text: 'Otro' });
  const agent = await server.signIn('agent@north.test');
  const south = await server.signIn('admin@south.test');
  expect((await publish(update, agent)).statusCode).toBe(403);
  expect((await publish(update, south)).statusCode).toBe(404);
  await server.db.system((tx) =>
    tx
      .updateTable('partners')
      .set({ verified_at: null })
      .where('id', '=', tenants.north.partnerId)
      .execute(),
  );
  const answer = await publish(translated('es', { invite_text: 'https://evil.test' }));
  expect([answer.statusCode, answer.json().errors[0]]).toMatchObject([
    422,
    { field: 'flows.0.translations.0.content.invite_text', code: 'ADDRESS_NOT_ALLOWED' },
  ]);
  expect((await texts('es'))?.content.invite_text).toBe('Tres minutos');
});
