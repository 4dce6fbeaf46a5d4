import type {
  ScheduledSettings,
  Settings,
  SettingsDraft,
  SettingsChange,
  SettingsVersion,
} from '@forecourt/contract';
import {
  makeFlowSettings,
  makeGeneralSettings,
  makeLocales,
  makeNeeds,
  makeSettings,
  makeSettingsChange,
  makeSettingsVersion,
  makeTheme,
  seeded,
} from '@forecourt/contract/fixtures';
import { mock } from '@forecourt/testing';
import type { TemplateFiles } from '../general/textAddresses.ts';

type Handler = ReturnType<typeof mock.get>;

const random = seeded('settings stories');

const svg = (body: string): string =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" ${body}</svg>`)}`;

/** A partner’s logo. */
export const logo = svg(
  'viewBox="0 0 160 40" width="160" height="40"><path d="M4 34 20 6l16 28z" fill="#1F5FBF"/>' +
    '<path d="M48 12h96v5H48zm0 11h64v5H48z" fill="#7a8699"/>',
);

/** Its variant for dark backgrounds. */
export const darkLogo = svg(
  'viewBox="0 0 160 40" width="160" height="40"><path d="M4 34 20 6l16 28z" fill="#8AB4FF"/>' +
    '<path d="M48 12h96v5H48zm0 11h64v5H48z" fill="#fff"/>',
);

/** A logo that can be made out on paper only. */
export const inkLogo = svg(
  'viewBox="0 0 160 40" width="160" height="40"><path d="M4 34 20 6l16 28z" fill="#16224A"/>' +
    '<path d="M48 12h96v5H48zm0 11h64v5H48z" fill="#1a1e25"/>',
);

const estonian = {
  local_name: 'Eesti',
  locale_code: 'et-EE',
  data: { bo: '/translations/northgate/et-EE' },
};

/** Every text of the product, as far as stories need them. */
const productTexts = {
  bB3kQ1: 'Hello',
  zX9pLm: 'Good morning',
  a1B2c3: '{count, plural, one {# photo} other {# photos}}',
  d4E5f6: 'Send',
  g7H8i9: 'Close',
  j1K2l3: 'Your car',
};
const dataUrl = (content: object): string =>
  `data:application/json,${encodeURIComponent(JSON.stringify(content))}`;
/** The files of the build, of which texts are downloaded. */
export const template: TemplateFiles = {
  texts: dataUrl(productTexts),
  notes: dataUrl({ bB3kQ1: { note: 'Greets a customer', place: 'capture/start' } }),
};
/** What the partner shows in Estonian. */
const estonianTexts = {
  bB3kQ1: 'Tere',
  zX9pLm: 'Hommikust',
  a1B2c3: '{count, plural, one {# foto} other {# fotot}}',
};

/** A partner with logo, two languages and three flows. */
export const settings = (overrides: Partial<Settings> = {}): Settings => {
  const english = makeLocales('northgate-trade');
  return makeSettings(random, {
    version: 12,
    updated_by: { name: 'Rasmus Berg' },
    theme: makeTheme(seeded('northgate')),
    general: makeGeneralSettings({
      logo: { url: logo, width: 160 },
      agent: { public_name: 'Ann Lee', email: 'ann@northgate.test' },
      locales: { default: 'en-US', list: [...english.list, estonian] },
    }),
    translations: [{ locale_code: 'et-EE', messages: 412, updated_at: '2026-03-01T09:00:00Z' }],
    flows: [
      makeFlowSettings('TRADE', {
        sections: makeNeeds({ car_condition: 'off', description: 'off' }),
      }),
      makeFlowSettings('CLAIM'),
      makeFlowSettings('INSPECT'),
    ],
    ...overrides,
  });
};

const path = '/api/partners/{id}/settings';

/** A server with these settings that accepts every change. */
export function server(now: Settings = settings(), ...more: Handler[]) {
  return {
    layout: 'fullscreen',
    msw: {
      handlers: [
        ...more,
        mock.get(path, () => ({ settings: now })),
        mock.patch(path, ({ body }) => ({
          settings: {
            ...now,
            version: now.version + 1,
            theme: { ...now.theme, ...body.theme },
            general: {
              ...now.general,
              ...(body.general?.partner_name && { partner_name: body.general.partner_name }),
            },
          },
        })),
        mock.get(`${path}/scheduled`, () => ({ scheduled: null })),
        mock.put(`${path}/scheduled`, ({ body }) => ({
          scheduled: {
            ...scheduled(now),
            publish_at: body.publish_at,
            settings: {
              ...now,
              general: { ...now.general, partner_name: body.general?.partner_name ?? '' },
            },
          },
        })),
        mock.post(`${path}/drafts`, () => ({ draft: sharedDraft(now) })),
        mock.get(`${path}/drafts/{draftId}`, () => ({ draft: sharedDraft(now) })),
        mock.delete(`${path}/scheduled`, () => ({ scheduled: null })),
        mock.get('/translations/{uniqueId}/{locale}', () => estonianTexts),
        mock.get('/api/insights/steps', () => ({ sections: [], median_seconds: null })),
        mock.get('/api/partners/{id}/settings/changes', () => ({
          changes,
          metadata: { after: null },
        })),
        mock.get('/api/partners/{id}/settings/versions', () => ({
          versions,
          metadata: { after: null },
        })),
        mock.get('/api/partners/{id}/settings/versions/{version}', () => ({
          settings: earlier,
          kept: [],
        })),
        mock.post('/api/partners/{id}/settings/test_messages', ({ body }) => ({
          to: body.channel === 'EMAIL' ? 'nora@northgate.test' : (body.phone ?? ''),
        })),
        mock.post('/api/partners/{id}/settings/versions/{version}/restore', () => ({
          settings: { ...earlier, version: now.version + 1 },
        })),
      ],
    },
  };
}

/** A new name and color, published on a later day. */
export const scheduled = (
  now: Settings = settings(),
  overrides: Partial<ScheduledSettings> = {},
): ScheduledSettings => ({
  publish_at: '2026-04-01T06:00:00.000Z',
  actor: { name: 'Rasmus Berg' },
  inserted_at: '2026-03-10T14:20:00.000Z',
  settings: {
    ...now,
    general: { ...now.general, partner_name: 'Northgate Spring Sale' },
    theme: { ...now.theme, ui_secondary_1: '#7A4E9E' },
  },
  refused_reason: null,
  refused_field: null,
  ...overrides,
});

/** A colleague’s draft: a new name and color. */
export const sharedDraft = (
  now: Settings = settings(),
  overrides: Partial<SettingsDraft> = {},
): SettingsDraft => ({
  id: 'q3T0cW8pR5yXn1Zk7Lb2vA',
  author: { name: 'Mia Novak' },
  version: now.version,
  inserted_at: '2026-03-10T14:20:00.000Z',
  expires_at: '2026-03-24T14:20:00.000Z',
  settings: {
    ...now,
    general: { ...now.general, partner_name: 'Northgate Spring Sale' },
    theme: { ...now.theme, ui_secondary_1: '#7A4E9E' },
  },
  refused_field: null,
  ...overrides,
});

const change = (index: number, overrides: Partial<SettingsChange>): SettingsChange =>
  makeSettingsChange(seeded(`change ${index}`), {
    actor: { name: index % 2 ? 'Rasmus Berg' : 'Nora Gates' },
    inserted_at: new Date(Date.parse('2026-03-10T14:20:00Z') - index * 7_000_000).toISOString(),
    ...overrides,
  });

const version = (number: number, overrides: Partial<SettingsVersion> = {}): SettingsVersion =>
  makeSettingsVersion(seeded(`version ${number}`), {
    version: number,
    actor: { name: number % 2 ? 'Nora Gates' : 'Rasmus Berg' },
    inserted_at: new Date(
      Date.parse('2026-03-10T14:20:00Z') - (12 - number) * 7_000_000,
    ).toISOString(),
    ...overrides,
  });

const origin = version(9, { areas: ['GENERAL'] });

/** Versions of which the newest is in force and another was restored. */
export const versions: SettingsVersion[] = [
  version(12, { areas: ['CONTENT', 'SECTIONS'] }),
  version(11, {
    restored_from: { version: origin.version, inserted_at: origin.inserted_at },
  }),
  version(10),
  origin,
  version(8, { actor: null, areas: [] }),
];

/** An earlier version, of other colors, texts and sections. */
export const earlier: Settings = settings({
  version: 11,
  general: { ...settings().general, partner_name: 'Northgate', time_zone: 'Europe/Tallinn' },
  theme: { ...settings().theme, ui_secondary_1: '#7A4E9E' },
  flows: settings().flows.map((flow) =>
    flow.flow === 'TRADE'
      ? {
          ...flow,
          content: { ...flow.content, invite_text: 'Three minutes and a few photos.' },
          sections: makeNeeds({ vin: 'required' }),
        }
      : flow,
  ),
});

/** Changes of every area. */
export const changes: SettingsChange[] = [
  change(0, {}),
  change(1, { area: 'SECTIONS', flow: 'TRADE', field: 'vin', before: 'true', after: 'false' }),
  change(2, {
    area: 'CONTENT',
    flow: 'CLAIM',
    field: 'sms_request',
    before: null,
    after: '{partner}: please send us photos of the damage, it takes about {minutes} min: {link}',
  }),
  change(3, {
    area: 'GENERAL',
    field: 'partner_name',
    before: 'Northgate',
    after: 'Northgate Motors',
  }),
  change(4, { area: 'LANGUAGES', field: 'et-EE', before: null, after: '412' }),
  change(5, {
    area: 'GENERAL',
    field: 'auction_defaults.extension',
    before: 'false',
    after: 'true',
  }),
  change(6, {
    area: 'GENERAL',
    field: 'deals.withdrawal_fee',
    before: 'KEPT',
    after: 'RETURNED',
  }),
  change(7, { area: 'GENERAL', field: 'sms_countries', before: null, after: '372, 1' }),
  change(8, { area: 'GENERAL', field: 'distance_unit', before: 'mi', after: 'km' }),
  change(9, {
    area: 'SECTIONS',
    flow: 'CLAIM',
    field: 'identifiers.claim_number.use',
    before: 'OFF',
    after: 'REQUIRED',
  }),
  change(10, {
    area: 'SECTIONS',
    flow: 'CLAIM',
    field: 'identifiers.claim_number.mask',
    before: null,
    after: 'CL-######',
  }),
  change(11, { area: 'USERS', field: 'mia@northgate.test role', before: 'VIEWER', after: 'AGENT' }),
  change(12, { area: 'USERS', field: 'ben@northgate.test active', before: 'true', after: 'false' }),
  change(13, {
    area: 'USERS',
    field: 'eve@northgate.test invitation',
    before: null,
    after: 'AGENT',
  }),
];
