import type { Auction, Claim, Inspect, SectionName, TradeIn } from '@forecourt/contract';
import { reportedSections } from '@forecourt/contract';
import {
  makeAuction,
  makeDamageLocation,
  makeReportCar,
  makeSections,
  makeUpload,
  seeded,
} from '@forecourt/contract/fixtures';
import { describe, expect, test } from 'vitest';
import type { ReportDefinition, ReportSectionId } from './definition.ts';
import { sectionsOf } from './sections.ts';
import { testDefinition } from './test/definition.ts';
import { emptyReport, fullReport, type StaffReport } from './test/reports.ts';

const random = seeded('progress of sections');
type Kind = ReportDefinition['kind'];
const kinds = ['TRADE_MAIN', 'CLAIM_MAIN', 'INSPECT_MAIN'] as const;

/** A report of every section, as staff read it. */
const definitionOf = (kind: Kind): ReportDefinition => ({
  ...testDefinition,
  kind,
  sections: [
    ...(kind === 'TRADE_MAIN' ? [] : (['claimSummary'] as const)),
    ...testDefinition.sections,
  ],
});
const of = (kind: Kind, id: ReportSectionId, data: StaffReport) =>
  sectionsOf({ ...definitionOf(kind), sections: [id] }, data)[0];

const photo =
  (section: SectionName, slot: string | null = null) =>
  (data: StaffReport) =>
    void data.report.report.uploads.push(makeUpload(random, { section: section as 'vin', slot }));

type Give = (data: StaffReport) => unknown;
const car = (give: (all: StaffReport['report']['report']['car']) => unknown): Give => {
  return ({ report }) => give(report.report.car);
};

/** What begins a section, where it has several parts, and what completes it. */
const sections: [ReportSectionId, { begin?: Give; rest: Give }][] = [
  [
    'overview',
    {
      begin: ({ trade_in: tradeIn }) => (tradeIn!.expected_price = 12_000),
      rest: ({ report }) => (report.info.car_condition_summary = 'Runs well'),
    },
  ],
  [
    'carInformation',
    {
      begin: car((all) => (all.plate = '123 ABC')),
      rest: car((all) => Object.assign(all, { make: 'Volvo', model: 'V60', year: 2020 })),
    },
  ],
  [
    'ownerInformation',
    {
      begin: ({ report }) => (report.phone = '13055550168'),
      rest: ({ report }) => (report.name = 'Anna Owner'),
    },
  ],
  ['scan_360', { rest: photo('scan_360') }],
  ['windshield', { rest: photo('windshield') }],
  [
    'damage_locations',
    {
      begin: photo('damage_locations'),
      rest: ({ report }) => report.report.damage_locations.push(makeDamageLocation(random)),
    },
  ],
  [
    'exterior_images',
    {
      begin: photo('exterior_images', 'front'),
      rest: (data) => ['right', 'rear', 'left'].map((slot) => photo('exterior_images', slot)(data)),
    },
  ],
  ['mileage', { begin: photo('mileage'), rest: car((all) => (all.condition.mileage = 12)) }],
  ['dashboard', { rest: photo('dashboard') }],
  ['interior_front', { rest: photo('interior_front') }],
  ['interior_back', { rest: photo('interior_back') }],
  ['vin', { rest: car((all) => (all.vincode = 'YV1DZ8256C2271234')) }],
  [
    'car_condition',
    {
      begin: car((all) => (all.overall_rating = 'Good')),
      rest: car((all) => (all.condition = makeReportCar(random).condition)),
    },
  ],
];

function nothing(kind: Kind): StaffReport {
  const data = emptyReport(kind, 'COMPLETED');
  Object.assign(data.report, { name: null, email: null, phone: null });
  return data;
}

test('every section that customers fill in is among those below', () => {
  const all = [...reportedSections, 'overview', 'carInformation', 'ownerInformation'];
  expect(sections.map(([id]) => id).sort()).toEqual(all.sort());
});

describe.each(sections)('%s', (id, { begin, rest }) => {
  test('is ticked once it is complete, and not before', () => {
    const data = nothing('TRADE_MAIN');
    expect(of('TRADE_MAIN', id, data)?.state).toBe('skipped');
    begin?.(data);
    if (begin) expect(of('TRADE_MAIN', id, data)?.state).toBe('partial');
    rest(data);
    expect(of('TRADE_MAIN', id, data)?.state).toBe('done');
  });
});

test.each(kinds)('%s: all is ticked of a full report, and nothing of an empty one', (kind) => {
  const full = fullReport(kind);
  const states = sectionsOf(definitionOf(kind), full).map(({ id, state }) => [id, state]);
  expect(states.filter(([, state]) => state !== 'done')).toEqual([]);
  const empty = nothing(kind);
  Object.assign(empty.claim ?? {}, { claim_type: null, damage_description: null });
  const none = { driver_name: null, driver_email: null, driver_phone: null };
  Object.assign(empty.inspect ?? {}, none);
  const ticked = sectionsOf(definitionOf(kind), empty).filter(({ state }) => state !== 'skipped');
  expect(ticked).toEqual([]);
});

describe('the summary', () => {
  test('of a claim needs its kind and what happened; what the insurer knows is read anyway', () => {
    const data = nothing('CLAIM_MAIN');
    const claim = data.claim as Claim;
    Object.assign(claim, { claim_type: null, damage_description: null });
    expect(of('CLAIM_MAIN', 'claimSummary', data)).toMatchObject({ state: 'skipped', more: true });
    claim.claim_type = 'Hail';
    const share = { given: 1, needed: 2 };
    expect(of('CLAIM_MAIN', 'claimSummary', data)).toMatchObject({ state: 'partial', share });
    claim.damage_description = 'Hood and roof';
    expect(of('CLAIM_MAIN', 'claimSummary', data)?.state).toBe('done');
  });

  test('of an inspection says who drove the car, and that it is to come where no one is named', () => {
    const data = emptyReport('INSPECT_MAIN', 'OPENED');
    const inspect = data.inspect as Inspect;
    Object.assign(inspect, { driver_name: null, driver_email: null, driver_phone: null });
    const empty = of('INSPECT_MAIN', 'claimSummary', data);
    expect(empty?.state).toBe('todo');
    expect(empty).not.toHaveProperty('more');
    inspect.driver_name = 'Jim';
    expect(of('INSPECT_MAIN', 'claimSummary', data)?.state).toBe('partial');
    inspect.driver_phone = '13055550168';
    expect(of('INSPECT_MAIN', 'claimSummary', data)?.state).toBe('done');
  });
});

test('what a partner does not ask for is not missing of the car', () => {
  const data = nothing('TRADE_MAIN');
  data.report.sections = makeSections('licence_plate');
  Object.assign(data.report.report.car, { make: 'Volvo', model: 'V60', year: 2020 });
  expect(of('TRADE_MAIN', 'carInformation', data)?.state).toBe('done');
});

describe('the offer', () => {
  const auction = (status: Auction['status']): Give => {
    return (data) => (data.auction = makeAuction(random, { status }));
  };
  const offer = (changes: Partial<NonNullable<TradeIn['offer']>>): Give => {
    return ({ trade_in: tradeIn }) => {
      tradeIn!.offer = {
        value: 9000,
        currency_code: 'USD',
        accepted: null,
        trade_for_new: false,
        comment: null,
        expires_at: null,
        offered_by: null,
        dealer: null,
        ...changes,
      };
    };
  };
  test.each<[string, Give, string]>([
    ['nothing is offered', () => undefined, 'active'],
    ['an offer waits for the owner', offer({}), 'done'],
    ['the owner accepted', offer({ accepted: true }), 'done'],
    ['the owner declined', offer({ accepted: false }), 'active'],
    ['the offer expired', offer({ expired: true }), 'active'],
    ['an auction runs', auction('RUNNING'), 'done'],
    ['an auction ended without offers', auction('NO_OFFERS'), 'active'],
    ['an auction was cancelled', auction('CANCELLED'), 'active'],
  ])('is ticked while one stands: %s', (_when, give, state) => {
    const data = fullReport('TRADE_MAIN');
    data.trade_in!.offer = null;
    give(data);
    expect(of('TRADE_MAIN', 'placeOffer', data)?.state).toBe(state);
  });

  test('is to come while the customer is not done', () => {
    const data = emptyReport('TRADE_MAIN', 'IN_PROGRESS');
    data.trade_in!.offer = null;
    expect(of('TRADE_MAIN', 'placeOffer', data)?.state).toBe('todo');
  });
});

test.each([
  ['claimConclusion', 'CLAIM_MAIN'],
  ['inspectConclusion', 'INSPECT_MAIN'],
] as const)('%s is to come, then to draw, then ticked', (id, kind) => {
  const data = fullReport(kind, { status: 'IN_PROGRESS' });
  const conclude = (status: 0 | 3) => Object.assign(data.claim ?? data.inspect ?? {}, { status });
  conclude(0);
  expect(of(kind, id, data)?.state).toBe('todo');
  data.report.status = 'COMPLETED';
  expect(of(kind, id, data)?.state).toBe('active');
  conclude(3);
  expect(of(kind, id, data)?.state).toBe('done');
});

test('readers of a link see ticks and what was skipped, never how much of a part is missing', () => {
  const data = nothing('TRADE_MAIN');
  photo('exterior_images', 'front')(data);
  const shown = sectionsOf({ ...testDefinition, audience: 'public' }, data);
  expect(shown.find(({ id }) => id === 'exterior_images')?.state).toBe('done');
  expect(shown.filter(({ state }) => state === 'partial')).toEqual([]);
});
