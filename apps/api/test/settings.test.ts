import { type Answer, defaultNeeds, sectionNames, type SettingsUpdate } from '@forecourt/contract';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { createCustomer } from '../src/modules/capture/testing/customer.ts';
import { startAuction } from './auctionHouse.ts';
import { openSettings } from './desk.ts';

const { path, read, server, tenants, token } = await openSettings();

const patch = (update: Partial<SettingsUpdate>) =>
  server.call('PATCH', path, { token, payload: update });
const change = async (update: Omit<SettingsUpdate, 'version'>) => {
  const { version } = await read();
  return patch({ version, ...update });
};
const invite = async (flow = 'trade') =>
  (await server.call('GET', `/api/partner_customisations/north-${flow}`)).json();
const changes = async (query = '') =>
  (await server.call('GET', `${path}/changes?limit=50${query}`, { token })).json().changes;
const refused = (answer: Awaited<ReturnType<typeof patch>>) => [
  answer.statusCode,
  answer.json().code,
  answer.json().errors?.map((one: { field: string }) => one.field),
];

test('an administrator reads what is set, with the product’s own texts beside', async () => {
  const settings = await read();
  expect(settings.general.partner_name).toBe('North Canary Motors');
  expect(settings.flows.map((one) => one.flow)).toEqual(['TRADE', 'CLAIM', 'INSPECT']);
  expect(settings.flows[0]?.content.sms_request).toBeNull();
  expect(settings.flows[0]?.default_content.sms_request).toContain('{link}');
  expect(settings.flows[0]?.sections).toEqual(defaultNeeds);
});

test('colours, texts and sections show at once on the invite page and to the customer', async () => {
  const answer = await change({
    general: { partner_name: 'North Renamed', agent: { public_name: 'The team' } },
    theme: { ui_secondary_1: '#0a0b0c' },
    flows: [
      {
        flow: 'TRADE',
        content: { invite_title: 'Sell with us', invite_text: 'Quick', terms_url: '/our-terms' },
        sections: { vin: 'off' },
      },
    ],
  });
  expect(answer.statusCode).toBe(200);
  const { customisation, agent_info } = await invite();
  expect(customisation).toMatchObject({
    partner_name: 'North Renamed',
    invite_title: 'Sell with us',
    invite_text: 'Quick',
    terms_url: '/our-terms',
    theme: { ui_secondary_1: '#0A0B0C' },
    sections: { vin: false, windshield: true },
  });
  expect(agent_info.public_name).toBe('The team');
  // branding belongs to the partner, texts belong to the flow
  const claim = (await invite('claim')).customisation;
  expect(claim).toMatchObject({ invite_title: null, theme: { ui_secondary_1: '#0A0B0C' } });
  expect((await invite('claim')).customisation.sections.vin).toBe(true);
});

test('a section is required, optional or off; not all of them are off', async () => {
  const off = Object.fromEntries(sectionNames.map((name) => [name, 'off' as const]));
  const flows = [{ flow: 'CLAIM' as const, sections: off }];
  expect(refused(await change({ flows }))).toEqual([422, 'INVALID_FORMAT', ['flows.0.sections']]);
  const one = [{ flow: 'CLAIM' as const, sections: { ...off, vin: 'required' as const } }];
  expect((await change({ flows: one })).statusCode).toBe(200);
  const last = [{ flow: 'CLAIM' as const, sections: { vin: 'off' as const } }];
  expect(refused(await change({ flows: last }))).toEqual([
    422,
    'INVALID_FORMAT',
    ['flows.0.sections'],
  ]);
  const customer = await createCustomer(server, tenants.north.partnerId, 'CLAIM');
  const { sections, required_sections } = await customer.read();
  expect(Object.values(sections).filter(Boolean)).toHaveLength(1);
  expect(required_sections).toEqual(['vin']);
  expect(await changes()).toContainEqual(
    expect.objectContaining({ field: 'vin', before: 'optional', after: 'required' }),
  );
  await change({ flows: [{ flow: 'CLAIM', sections: defaultNeeds }] });
});

test('and on the pages that are open behind a link: the customer’s and the public report', async () => {
  const customer = await createCustomer(server, tenants.north.partnerId);
  await change({
    general: { partner_name: 'North Anew' },
    theme: { ui_secondary_4: '#0D0E0F' },
    flows: [
      {
        flow: 'TRADE',
        content: { privacy_url: 'https://north.test/p' },
        sections: { mileage: 'off' },
      },
    ],
  });
  expect(await customer.read()).toMatchObject({
    partner: { name: 'North Anew' },
    theme: { ui_secondary_4: '#0D0E0F' },
    privacy_url: 'https://north.test/p',
    sections: { mileage: false, vin: false },
  });
  const key = server.services.keys.make('public', customer.requestId, 1);
  const shown = await server.call('GET', `/api/requests/${customer.requestId}/${key}`);
  expect(shown.json().report).toMatchObject({
    partner: { name: 'North Anew' },
    theme: { ui_secondary_4: '#0D0E0F' },
    sections: { mileage: false },
  });
});

test('a dealer’s link wears new colours and a new logo when it is opened next', async () => {
  const { seats } = await startAuction(server, tenants.north, { dealers: 1 });
  const look = async () => {
    const answer = await server.call('GET', `/api/public/auctions/dealers/${seats[0]?.key}`);
    expect(answer.statusCode).toBe(200);
    return answer.json<Answer<'getDealerAuction'>>().report;
  };
  const before = await look();
  expect(before).toMatchObject({ logo: null, theme: (await read()).theme });
  const theme = { ...before.theme, ui_secondary_1: '#7A1F3D', illustration_primary: '#123456' };
  expect((await change({ theme, general: { partner_name: 'North Repainted' } })).statusCode).toBe(
    200,
  );
  const payload = await sharp({
    create: { width: 80, height: 40, channels: 3, background: '#912' },
  })
    .png()
    .toBuffer();
  const headers = { 'content-type': 'image/png' };
  const upload = await server.call('PUT', `${path}/images/logo`, { token, payload, headers });
  expect(upload.statusCode).toBe(200);
  const { url } = (await read()).general.logo;
  expect(await look()).toMatchObject({
    theme,
    partner: { name: 'North Repainted' },
    logo: { url },
  });
  // the link shows the picture without a sign-in
  expect((await server.app.inject(url ?? '')).headers['content-type']).toMatch(/^image\//);
});

test('an agent’s own name stands on their invite page unless the partner has set one', async () => {
  await change({ general: { agent: { public_name: null, email: 'desk@north.test' } } });
  const url = `/api/partner_customisations/north-trade?agent_id=${tenants.north.agent}`;
  expect((await server.call('GET', url)).json().agent_info).toEqual({
    user_id: tenants.north.agent,
    public_name: 'north agent',
    email: 'desk@north.test',
  });
});

test('a second editor is told, and nothing is overwritten', async () => {
  const { version } = await read();
  expect((await patch({ version, theme: { ui_secondary_2: '#111111' } })).statusCode).toBe(200);
  const late = await patch({
    version,
    theme: { ui_secondary_2: '#222222' },
    general: { partner_name: 'Lost' },
  });
  expect([late.statusCode, late.json().code]).toEqual([409, 'STALE_SETTINGS']);
  const settings = await read();
  expect(settings.theme.ui_secondary_2).toBe('#111111');
  expect(settings.general.partner_name).not.toBe('Lost');
  expect(settings.updated_by).toEqual({ name: 'north admin' });
  expect(settings.version).toBe(version + 1);
});

test('of two editors who save at the same moment one is told', async () => {
  const { version } = await read();
  const answers = await Promise.all(
    ['#333331', '#333332'].map((color) => patch({ version, theme: { ui_secondary_3: color } })),
  );
  expect(answers.map((one) => one.statusCode).sort()).toEqual([200, 409]);
});

test.each(['#12345', 'red;}', '#GGGGGG', '#1234567', 'url(//evil)', ''])(
  'the color %j is refused by name, and with it the whole change',
  async (color) => {
    const before = await read();
    const answer = await change({
      theme: { illustration_primary: color },
      general: { partner_name: 'Never' },
    });
    expect(refused(answer)).toEqual([422, 'INVALID_FORMAT', ['theme.illustration_primary']]);
    expect(await read()).toEqual(before);
  },
);

test.each([
  [{ sms_request: 'Hello {nmae}: {link}' }, 'flows.0.content.sms_request'],
  [{ email_body: 'Hello {name' }, 'flows.0.content.email_body'],
  [{ email_subject: 'See {link}' }, 'flows.0.content.email_subject'],
  [{ message_notice: '{constructor}' }, 'flows.0.content.message_notice'],
  [{ terms_url: 'javascript:alert(1)' }, 'flows.0.content.terms_url'],
  [{ privacy_url: '//evil.test' }, 'flows.0.content.privacy_url'],
  [{ privacy_url: 'https://user@evil.test' }, 'flows.0.content.privacy_url'],
])('the text %j is refused by name', async (content, field) => {
  const answer = await change({ flows: [{ flow: 'CLAIM', content }] });
  expect(refused(answer)).toEqual([422, 'INVALID_FORMAT', [field]]);
});

test.each([
  [{ country_code: '999' }, 'general.country_code'],
  [{ agent: { email: `${'x'.repeat(65)}@a.test` } }, 'general.agent.email'],
  [
    { locales: { default: 'fr', list: [{ local_name: 'English', locale_code: 'en-US' }] } },
    'general.locales.default',
  ],
  [
    { locales: { default: 'fr', list: [{ local_name: 'Français', locale_code: 'fr' }] } },
    'general.locales.list',
  ],
])('the general settings %j are refused by name', async (general, field) => {
  expect(refused(await change({ general }))).toEqual([422, 'INVALID_FORMAT', [field]]);
});

test('a flow that the partner has not got cannot be set', async () => {
  const harbour = `/api/partners/${tenants.harbour.partnerId}/settings`;
  const answer = await server.call('PATCH', harbour, {
    token,
    payload: { version: 1, flows: [{ flow: 'TRADE', sections: { vin: 'off' } }] },
  });
  expect(refused(answer)).toEqual([422, 'INVALID_FORMAT', ['flows.0.flow']]);
});

test('who changed what stands in the record, before and after, and page by page', async () => {
  server.clock.advance(1000);
  await change({ flows: [{ flow: 'INSPECT', sections: { mileage: 'off' } }] });
  const [newest] = await changes();
  expect(newest).toMatchObject({
    actor: { name: 'north admin' },
    area: 'SECTIONS',
    flow: 'INSPECT',
    field: 'mileage',
    before: 'required',
    after: 'off',
  });
  const known = await changes();
  expect(known).toContainEqual(
    expect.objectContaining({ area: 'THEME', field: 'ui_secondary_1', after: '#0A0B0C' }),
  );
  const first = (await server.call('GET', `${path}/changes?limit=2`, { token })).json();
  const rest = await changes(`&after=${first.metadata.after}`);
  expect([...first.changes, ...rest]).toEqual(known);
});

test('saving what is there already changes nothing', async () => {
  const before = await read();
  const { theme, general } = before;
  const answer = await change({ theme, general: { partner_name: general.partner_name } });
  expect(answer.json().settings).toEqual(before);
});
