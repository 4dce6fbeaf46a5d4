import { needsOf } from '@forecourt/contract';
import { makeSections } from '@forecourt/contract/fixtures';
import { storedNeeds } from '../domain/sections.ts';
import type { Random } from '@forecourt/contract/fixtures';
import {
  defaultLocale,
  type DistanceUnit,
  productLanguages,
  type SectionToggles,
  sells,
  type Theme,
} from '@forecourt/contract';
import { json } from '../db/schema.ts';
import type { Flow, Role } from '../db/schema.ts';
import type { StoredLocales } from '../domain/locale.ts';
import type { Looks } from './pictures.ts';
import type { PartnerKey } from './plan.ts';
import { addDealers } from './dealers.ts';
import { demoRules } from './identifiers.ts';
import { demoId } from './random.ts';
import type { DemoRows } from './rows.ts';

/** The password of every demo account (design §6). */
export const DEMO_PASSWORD = 'demo1234';

/** High enough to try out everything without hitting a quota. */
const DEMO_QUOTA = { sms_per_day: 2_000, email_per_day: 10_000 };

/** Dial codes of the demo's customers. */
const CUSTOMERS_FROM = ['1', '372'];

interface DemoPartner {
  key: PartnerKey;
  name: string;
  type: 'DEALERSHIP' | 'INSURER';
  flows: Flow[];
  dealers: number;
  theme: Theme;
  /** Where it is, if not in Oregon. */
  place?: DemoPlace;
  /** Offered beside English; they come with the product. */
  languages?: readonly string[];
}

/** Where a partner and its customers are. */
export interface DemoPlace {
  timeZone: string;
  distanceUnit: DistanceUnit;
  /** ISO 3166 alpha-2 code. */
  country: string;
  state: { code: string; name: string };
  /** What its postcodes look like; # is a digit. */
  postcode: string;
}

const OREGON: DemoPlace = {
  timeZone: 'America/Los_Angeles',
  distanceUnit: 'mi',
  country: 'US',
  state: { code: 'OR', name: 'Oregon' },
  postcode: '972##',
};
/** Next to it, where cars count kilometers. */
const BRITISH_COLUMBIA: DemoPlace = {
  timeZone: 'America/Vancouver',
  distanceUnit: 'km',
  country: 'CA',
  state: { code: 'BC', name: 'British Columbia' },
  postcode: 'V5K #A#',
};

/** The partners in the order of the branch selector; the last is another tenant (design §6). */
const PARTNERS: readonly DemoPartner[] = [
  {
    key: 'northgate',
    name: 'Northgate Motors',
    type: 'DEALERSHIP',
    flows: ['TRADE', 'CLAIM', 'INSPECT'],
    dealers: 30,
    languages: ['de', 'es'],
    theme: theme('#1D4ED8', '#F59E0B', '#1D4ED8', '#0F766E', '#B45309', '#6D28D9'),
  },
  {
    key: 'harbour',
    name: 'Harbour Insurance',
    type: 'INSURER',
    flows: ['CLAIM', 'INSPECT'],
    dealers: 0,
    theme: theme('#0F766E', '#F2B84B', '#0F766E', '#1F5FBF', '#B3432B', '#6B4E9E'),
  },
  {
    key: 'lakeside',
    name: 'Lakeside Cars',
    type: 'DEALERSHIP',
    flows: ['TRADE'],
    dealers: 0,
    place: BRITISH_COLUMBIA,
    theme: theme('#15803D', '#EAB308', '#15803D', '#0E7490', '#C2410C', '#7C3AED'),
  },
  {
    key: 'summit',
    name: 'Summit Auto',
    type: 'DEALERSHIP',
    flows: ['TRADE'],
    dealers: 4,
    theme: theme('#C2410C', '#0E7490', '#C2410C', '#1D4ED8', '#15803D', '#86198F'),
  },
];

/** Sample pages of the console that say what they are: no real business is behind the demo. */
const SAMPLE_PAGES = { terms_url: '/sample-terms.html', privacy_url: '/sample-privacy.html' };

/** Values that later rows refer to. */
export interface DemoTenant {
  id: string;
  name: string;
  /** The member of staff who did something. */
  staffId: string;
  /** A second one, who looks after some of the requests; the same where there is none. */
  colleagueId: string;
  dealerIds: string[];
  customisationIds: Partial<Record<Flow, string>>;
  place: DemoPlace;
}

/** Adds partners with their customizations and dealers, and the users. */
export function addTenants(
  rows: DemoRows,
  random: Random,
  passwordHash: string,
  looks: Looks,
): Record<PartnerKey, DemoTenant> {
  const person = (email: string, name: string): string => {
    const id = demoId(random);
    const user = { id, username: email, email, name, email_verified_at: random.now };
    rows.users.push({ ...user, password_hash: passwordHash });
    return id;
  };
  const staff = person('staff@northgate.test', 'Nora Gates');
  const agent = person('agent@northgate.test', 'Adam Reed');
  const viewer = person('viewer@northgate.test', 'Vera Lind');
  const stranger = person('staff@summit.test', 'Sam Peak');
  const members: Record<PartnerKey, [string, Role][]> = {
    northgate: [
      [staff, 'ADMIN'],
      [agent, 'AGENT'],
      [viewer, 'VIEWER'],
    ],
    harbour: [
      [staff, 'ADMIN'],
      [agent, 'AGENT'],
    ],
    lakeside: [[staff, 'ADMIN']],
    summit: [[stranger, 'ADMIN']],
  };
  const tenants = PARTNERS.map((partner, position) => {
    const id = demoId(random);
    const { key, name, type, place = OREGON, languages = [] } = partner;
    rows.partners.push({
      id,
      name,
      type,
      currency: 'USD',
      time_zone: place.timeZone,
      distance_unit: place.distanceUnit,
      theme: json(partner.theme),
      verified_at: random.now,
      ...DEMO_QUOTA,
      sms_countries: json(CUSTOMERS_FROM),
      logo_url: looks[key]?.logo ?? null,
      logo_width: looks[key] ? 168 : null,
      side_image: looks[key]?.side ?? null,
      ...(languages.length > 0 && { locales: json(localesOf(languages)) }),
    });
    for (const [user_id, role] of members[key]) {
      rows.memberships.push({ partner_id: id, user_id, role, position });
    }
    const dealerIds = addDealers(rows, random, id, partner.dealers);
    const customisationIds = addCustomisations(rows, random, partner, id, dealerIds);
    const staffId = members[key][0]?.[0] ?? staff;
    const colleagueId = members[key][1]?.[0] ?? staffId;
    return [key, { id, name, staffId, colleagueId, dealerIds, customisationIds, place }] as const;
  });
  return Object.fromEntries(tenants) as Record<PartnerKey, DemoTenant>;
}

/** English, the default, and these languages, as they are stored. */
function localesOf(languages: readonly string[]): StoredLocales {
  const offered = productLanguages.filter(({ locale_code: code }) => languages.includes(code));
  const english = { local_name: 'English', locale_code: defaultLocale };
  return { default: defaultLocale, list: [english, ...offered] };
}

/** The sections of a flow: sellers choose a dealer if the partner has any. */
export function demoSections(
  { dealerIds }: { dealerIds: readonly string[] },
  flow: Flow,
): SectionToggles {
  const asksForDealer = sells(flow) && dealerIds.length > 0;
  return makeSections(...(asksForDealer ? [] : (['dealer_select'] as const)));
}

/**
 * Plates and odometers are visible only in reports on the rendered cars themselves: those photos are
 * not required, or nearly every report would lack something.
 */
const shown = { exterior_images: 'optional', mileage: 'optional' } as const;

function addCustomisations(
  rows: DemoRows,
  random: Random,
  { key, flows }: DemoPartner,
  partnerId: string,
  dealerIds: readonly string[],
): DemoTenant['customisationIds'] {
  const ids: DemoTenant['customisationIds'] = {};
  for (const flow of flows) {
    const id = demoId(random);
    ids[flow] = id;
    const sections = { ...demoSections({ dealerIds }, flow) };
    rows.customisations.push({
      id,
      partner_id: partnerId,
      flow,
      unique_id: `${key}-${flow.toLowerCase()}`,
      sections: json(storedNeeds({ ...needsOf(sections), ...shown })),
      identifiers: json(demoRules(flow)),
      ...SAMPLE_PAGES,
    });
  }
  return ids;
}

function theme(...colours: [string, string, string, string, string, string]): Theme {
  return {
    illustration_primary: colours[0],
    illustration_secondary: colours[1],
    ui_secondary_1: colours[2],
    ui_secondary_2: colours[3],
    ui_secondary_3: colours[4],
    ui_secondary_4: colours[5],
  };
}
