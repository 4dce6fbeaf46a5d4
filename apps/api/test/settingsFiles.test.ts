import type { Settings } from '@forecourt/contract';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { openSettings } from './desk.ts';
import { refusedFields } from './refusedFields.ts';

const { path, read, server, token } = await openSettings();

const upload = (kind: string, type: string, payload: Buffer, query = '') =>
  server.call('PUT', `${path}/images/${kind}${query}`, {
    token,
    payload,
    headers: { 'content-type': type },
  });
const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: { r: 9, g: 99, b: 9, alpha: 0.5 } } });

const SVG = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><script>alert(2)</script></svg>',
);

describe('a logo or side image', () => {
  test.each([
    ['as itself', 'image/svg+xml'],
    ['as a PNG', 'image/png'],
    ['as a JPEG', 'image/jpeg'],
  ])('that is a hostile SVG %s is refused, and the settings stay', async (_, type) => {
    const before = await read();
    for (const kind of ['logo', 'logo_dark', 'side_image']) {
      const answer = await upload(kind, type, SVG);
      expect([answer.statusCode, answer.json().code]).toEqual([415, 'UNSUPPORTED_MEDIA_TYPE']);
    }
    expect(await read()).toEqual(before);
  });

  test('that is cut off or empty is refused', async () => {
    const whole = await picture(900, 900).png().toBuffer();
    const cut = await upload('logo', 'image/png', whole.subarray(0, 400));
    expect([cut.statusCode, cut.json().errors[0].field]).toEqual([422, 'content']);
    expect((await upload('logo', 'image/png', Buffer.alloc(0))).statusCode).toBe(422);
  });

  test('that is too large is refused', async () => {
    const answer = await upload('logo', 'image/png', Buffer.alloc(9 * 1024 * 1024, 1));
    expect([answer.statusCode, answer.json().code]).toEqual([413, 'PAYLOAD_TOO_LARGE']);
  });

  test('is resized and encoded again without metadata, and shown at once', async () => {
    const png = await picture(3000, 1000)
      .withExif({ IFD0: { Copyright: 'CANARY-SECRET' } })
      .png()
      .toBuffer();
    const answer = await upload('logo', 'image/png', png);
    expect(answer.statusCode).toBe(200);
    const { url } = answer.json<{ settings: Settings }>().settings.general.logo;
    const shown = await server.call('GET', url ?? '');
    expect(shown.headers['content-type']).toBe('image/webp');
    const { width, height, hasAlpha } = await sharp(shown.rawPayload).metadata();
    expect({ width, height, hasAlpha }).toEqual({ width: 640, height: 213, hasAlpha: true });
    expect(shown.rawPayload.includes('CANARY-SECRET')).toBe(false);
    const invite = await server.call('GET', '/api/partner_customisations/north-claim');
    expect(invite.json().customisation.logo.url).toBe(url);
  });

  test('that is replaced or removed is no longer there, the other one is', async () => {
    const jpeg = await picture(800, 1200).jpeg().toBuffer();
    const side = (await upload('side_image', 'image/jpeg', jpeg)).json().settings.general
      .side_image;
    const old = (await read()).general.logo.url ?? '';
    const fresh = (await upload('logo', 'image/jpeg', jpeg)).json().settings.general.logo.url;
    expect(fresh).not.toBe(old);
    expect((await server.call('GET', old)).statusCode).toBe(404);
    const answer = await server.call('DELETE', `${path}/images/logo`, { token });
    expect(answer.json().settings.general.logo.url).toBeNull();
    expect((await server.call('GET', fresh)).statusCode).toBe(404);
    expect((await server.call('GET', side)).statusCode).toBe(200);
  });

  test('has a variant for dark backgrounds, shown on every page beside the light one', async () => {
    const png = await picture(900, 300).png().toBuffer();
    const put = async (kind: string) =>
      (await upload(kind, 'image/png', png)).json<{ settings: Settings }>().settings.general.logo;
    const shown = async () =>
      (await server.call('GET', '/api/partner_customisations/north-claim')).json().customisation
        .logo;
    const light = await put('logo');
    expect(await shown()).toMatchObject({ url: light.url, dark_url: null });
    const both = await put('logo_dark');
    expect(both).toMatchObject({ url: light.url, width: light.width });
    expect(await shown()).toEqual(both);
    const file = await server.call('GET', both.dark_url ?? '');
    expect((await sharp(file.rawPayload).metadata()).hasAlpha).toBe(true);

    const replaced = await put('logo_dark');
    expect((await server.call('GET', both.dark_url ?? '')).statusCode).toBe(404);
    expect((await server.call('GET', light.url ?? '')).statusCode).toBe(200);

    // the only one serves every background
    await server.call('DELETE', `${path}/images/logo`, { token });
    expect((await read()).general.logo).toMatchObject({ url: null, dark_url: replaced.dark_url });
    expect(await shown()).toMatchObject({ url: replaced.dark_url, dark_url: null });
    await server.call('DELETE', `${path}/images/logo_dark`, { token });
    expect(await shown()).toMatchObject({ url: null });
  });

  test('for dark backgrounds is no other partner’s to change', async () => {
    const before = await read();
    const png = await picture(90, 90).png().toBuffer();
    const other = await server.signIn('admin@south.test');
    const headers = { 'content-type': 'image/png' };
    const address = `${path}/images/logo_dark`;
    const put = await server.call('PUT', address, { token: other, payload: png, headers });
    const removal = await server.call('DELETE', address, { token: other });
    expect([put.statusCode, removal.statusCode]).toEqual([404, 404]);
    expect(await read()).toEqual(before);
  });

  test('of stale settings is refused and leaves nothing behind', async () => {
    const { version } = await read();
    const jpeg = await picture(300, 300).jpeg().toBuffer();
    expect((await upload('logo', 'image/jpeg', jpeg, `?version=${version}`)).statusCode).toBe(200);
    const late = await upload('logo', 'image/jpeg', jpeg, `?version=${version}`);
    expect([late.statusCode, late.json().code]).toEqual([409, 'STALE_SETTINGS']);
  });
});

const translate = (locale: string, messages: unknown) =>
  server.call('PUT', `${path}/translations/${locale}`, {
    token,
    headers: { 'content-type': 'application/json' },
    payload: typeof messages === 'string' ? messages : JSON.stringify({ messages }),
  });

describe('a translation file', () => {
  test.each([
    ['markup', { 'aB3+/x': 'Hello <script>alert(1)</script>' }, 'messages.aB3+/x'],
    ['a tag', { 'ui.close': '<b>Close</b>' }, 'messages.ui.close'],
    ['a tag that closes itself', { 'ui.close': 'Close<br/>' }, 'messages.ui.close'],
    ['quoted markup', { 'ui.close': "'<img src=x>'" }, 'messages.ui.close'],
    ['a broken message', { 'ui.close': 'Hello {name' }, 'messages.ui.close'],
    ['a nested tag', { 'ui.n': '{n, plural, other {<a>x</a>}}' }, 'messages.ui.n'],
    ['a key with a space', { 'ui close': 'Close' }, 'messages.ui close'],
    ['the key of every object', { prototype: 'x' }, 'messages.prototype'],
    ['hidden characters', { 'ui.close': 'a\u202eb' }, 'messages.ui.close'],
    ['a number', { 'ui.close': 5 }, 'messages.ui.close'],
    ['an object', { 'ui.close': { a: 'b' } }, 'messages.ui.close'],
    ['too long a text', { 'ui.close': 'x'.repeat(2001) }, 'messages.ui.close'],
  ])('with %s is refused by the message’s name', async (_, messages, field) => {
    const before = await read();
    const answer = await translate('fr', messages);
    expect(answer.statusCode).toBe(422);
    expect(refusedFields(answer)).toContainEqual({ field, code: 'INVALID_FORMAT' });
    expect(await read()).toEqual(before);
  });

  test.each([
    '{"messages":{"__proto__":{"x":"y"}}}',
    '{"messages":{"constructor":{"prototype":{}}}}',
  ])('that names a prototype is refused: %s', async (body) => {
    const answer = await translate('fr', body);
    expect(answer.statusCode).toBeOneOf([400, 422]);
    expect(({} as Record<string, unknown>).x).toBeUndefined();
  });

  test('that is huge is refused', async () => {
    const many = Object.fromEntries(
      Array.from({ length: 9000 }, (_, i) => [`k${i}`, 'x'.repeat(40)]),
    );
    const answer = await translate('fr', many);
    expect([answer.statusCode, answer.json().code]).toEqual([413, 'PAYLOAD_TOO_LARGE']);
  });

  test('may have the tags of the product’s own texts, but no markup in or as them', async () => {
    const own = {
      '2bqy2b':
        'You accept the <terms>terms of use</terms> and the <privacy>privacy policy</privacy>.',
      '6vbXT0': 'We sent a link to <bdi>{phone}</bdi>. Open it on that phone.',
    };
    const answer = await translate('nl', own);
    expect(answer.statusCode).toBe(200);
    const { list } = answer.json<{ settings: Settings }>().settings.general.locales;
    const address = list.find((one) => one.locale_code === 'nl')?.data.bo ?? '';
    expect((await server.call('GET', address)).json()).toEqual(own);
    for (const text of [
      '<terms><b>x</b></terms>',
      '<terms href="//evil.test">x</terms>',
      '<terms/>',
    ]) {
      expect([text, (await translate('nl', { text })).statusCode]).toEqual([text, 422]);
    }
    await server.call('DELETE', `${path}/translations/nl`, { token });
  });

  test('for no locale is refused', async () => {
    expect((await translate('x_y', { a: 'b' })).statusCode).toBe(422);
  });

  test('is listed, served under an address with its version, and removed again', async () => {
    const messages = { 'aB3+/x': '{count, plural, one {# voiture} other {# voitures}} < 5' };
    const { settings } = (await translate('FR', messages)).json<{ settings: Settings }>();
    const listed = settings.general.locales.list.find((one) => one.locale_code === 'fr');
    expect(listed?.local_name).toBe('Français');
    expect(settings.translations).toMatchObject([{ locale_code: 'fr', messages: 1 }]);
    const file = await server.call('GET', listed?.data.bo ?? '');
    expect(file.json()).toEqual(messages);
    expect(file.headers['cache-control']).toContain('immutable');
    const claim = await server.call('GET', '/translations/north-claim/fr');
    expect([claim.json(), claim.headers['cache-control']]).toEqual([
      messages,
      'public, max-age=300',
    ]);

    const again = (await translate('fr', { ...messages, more: 'x' })).json<{
      settings: Settings;
    }>();
    const next = again.settings.general.locales.list.find((one) => one.locale_code === 'fr');
    expect(next?.data.bo).not.toBe(listed?.data.bo);

    const gone = await server.call('DELETE', `${path}/translations/fr`, { token });
    expect(gone.json().settings.general.locales.list).toHaveLength(1);
    expect((await server.call('GET', '/translations/north-claim/fr')).statusCode).toBe(404);
    expect((await server.call('DELETE', `${path}/translations/fr`, { token })).statusCode).toBe(
      404,
    );
  });

  test('keeps its address when the list is put in another order', async () => {
    await translate('et', { a: 'b' });
    const { version, general } = await read();
    const file = general.locales.list.find((one) => one.locale_code === 'et')?.data.bo;
    const list = [
      { local_name: 'Eesti', locale_code: 'et' },
      { local_name: 'English', locale_code: 'en-US' },
    ];
    const payload = { version, general: { locales: { default: 'et', list } } };
    const answer = await server.call('PATCH', path, { token, payload });
    expect(answer.json().settings.general.locales).toMatchObject({
      default: 'et',
      list: [{ data: { bo: file } }, { locale_code: 'en-US' }],
    });
  });
});

describe('a language that comes with the product', () => {
  const addressOf = ({ general }: Settings, locale: string) =>
    general.locales.list.find((one) => one.locale_code === locale)?.data.bo ?? '';
  const put = async (locale: string, messages: Record<string, string>) =>
    (await translate(locale, messages)).json<{ settings: Settings }>().settings;
  const texts = async (address: string) => (await server.call('GET', address)).json();

  test('is offered without a file, at an address that all partners share', async () => {
    const settings = await put('de', {});
    const { list } = settings.general.locales;
    expect(list.at(-1)).toMatchObject({ local_name: 'Deutsch', locale_code: 'de' });
    expect(settings.translations.map((one) => one.locale_code)).not.toContain('de');
    const address = addressOf(settings, 'de');
    expect(address).toMatch(/^\/translations\/product\/de\?v=/);
    const file = await server.call('GET', address);
    expect(file.json()).toMatchObject({ 'ui.close': 'Schließen' });
    expect(file.headers['cache-control']).toContain('immutable');
    const austrian = await put('de-AT', {});
    expect(await texts(addressOf(austrian, 'de-AT'))).toEqual(file.json());
  });

  test('has a partner’s own texts before the product’s, until they are removed', async () => {
    const product = addressOf(await put('es', {}), 'es');
    const all = await texts(product);
    const settings = await put('es', { 'ui.close': 'Salir' });
    expect(settings.translations).toContainEqual(
      expect.objectContaining({ locale_code: 'es', messages: 1 }),
    );
    const own = addressOf(settings, 'es');
    expect(await texts(own)).toEqual({ ...all, 'ui.close': 'Salir' });
    expect((await texts('/translations/product/es'))['ui.close']).not.toBe('Salir');
    const back = await put('es', {});
    expect(addressOf(back, 'es')).toBe(product);
    expect(back.translations.map((one) => one.locale_code)).not.toContain('es');
  });

  test('comes to customers with the texts of their pages only', async () => {
    const all = await texts('/translations/product/et');
    const customers = await texts('/translations/product/et?for=pages');
    expect(Object.keys(customers).length).toBeGreaterThan(1000);
    expect(Object.keys(customers).length).toBeLessThan(Object.keys(all).length / 2);
    expect(all).toMatchObject(customers);
    await put('et', { 'ui.close': 'Kinni' });
    const { customisation } = await texts('/api/partner_customisations/north-trade');
    const { bo } = customisation.locales.list.find(
      (one: { locale_code: string }) => one.locale_code === 'et',
    ).data;
    expect(await texts(bo)).toEqual({ ...customers, 'ui.close': 'Kinni' });
  });

  test('is none that the product does not have', async () => {
    const answer = await translate('fr', {});
    expect([answer.statusCode, refusedFields(answer)]).toEqual([
      422,
      [{ field: 'messages', code: 'MISSING_FIELD' }],
    ]);
    expect((await server.call('GET', '/translations/product/fr')).statusCode).toBe(404);
    expect((await server.call('GET', '/translations/product/en-US')).statusCode).toBe(200);
  });
});
