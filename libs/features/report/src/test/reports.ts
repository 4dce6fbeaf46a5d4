import {
  type Answer,
  type DealState,
  type Flow,
  flows,
  type Report,
  type Upload,
} from '@forecourt/contract';
import {
  makeClaim,
  makeDamageLocation,
  makeDeal,
  makeEmptyReport,
  makeIdentifiers,
  makeInspect,
  makeReport,
  makeReportContent,
  makeSections,
  makeTradeIn,
  makeTradeInOffer,
  makeUpload,
  many,
  seeded,
} from '@forecourt/contract/fixtures';
import type { ReportDefinition } from '../definition.ts';
import { rememberPhotos } from './pictures.ts';

/** A report with its flow's data, as staff get it. */
export type StaffReport = Answer<'getRequest'>;

type Kind = ReportDefinition['kind'];

const flowOf = (kind: Kind): Flow => kind.split('_')[0] as Flow;

/** A flow's data in addition to the report. */
function extrasOf(kind: Kind): Omit<StaffReport, 'report'> {
  const random = seeded(`${kind} extras`);
  switch (flows[flowOf(kind)].subject) {
    case 'trade_in':
      return { trade_in: makeTradeIn(random) };
    case 'claim':
      return { claim: makeClaim(random) };
    case 'inspect':
      return { inspect: makeInspect(random) };
  }
}

/** A report with everything provided. */
export function fullReport(kind: Kind, overrides: Partial<Report> = {}): StaffReport {
  const made = makeReport(seeded(kind), { kind, assets_url: '/media/story/assets.zip' });
  const report = { ...made, ...overrides };
  rememberPhotos(report.report.uploads);
  return { report, ...extrasOf(kind) };
}

/** An empty report in the given status. */
export function emptyReport(kind: Kind, status: Report['status']): StaffReport {
  const report = makeEmptyReport(seeded(kind), { kind, status });
  const extras = extrasOf(kind);
  if (extras.trade_in) extras.trade_in.expected_price = null;
  return { ...extras, report };
}

/** A report with its photos changed one by one; null removes one. */
export function withUploads(
  data: StaffReport,
  change: (upload: Upload, index: number) => Upload | null,
): StaffReport {
  const { report } = data;
  const uploads = report.report.uploads.flatMap((upload, index) => change(upload, index) ?? []);
  return { ...data, report: { ...report, report: { ...report.report, uploads } } };
}

/** A report in progress: only the first sections are complete. */
export function reportInProgress(kind: Kind): StaffReport {
  const data = fullReport(kind, { status: 'IN_PROGRESS' });
  const empty = emptyReport(kind, 'IN_PROGRESS').report.report;
  const there = new Set(['licence_plate', 'scan_360', 'windshield']);
  const begun = withUploads(data, (upload) => (there.has(upload.section) ? upload : null));
  const { car } = begun.report.report;
  begun.report.report = {
    ...begun.report.report,
    damage_locations: [],
    car: { ...empty.car, plate: car.plate, make: car.make, model: car.model, year: car.year },
  };
  begun.report.info = { postcode: null, car_condition_summary: null };
  return begun;
}

/** A report that was sent with one outside photo and no photo of the odometer. */
export function incompleteReport(kind: Kind): StaffReport {
  const data = withUploads(fullReport(kind), (upload) => {
    if (upload.section === 'mileage') return null;
    return upload.section === 'exterior_images' && upload.slot !== 'front' ? null : upload;
  });
  const { car } = data.report.report;
  const empty = emptyReport(kind, 'COMPLETED').report.report.car;
  const { mileage, mileage_unit } = car.condition;
  data.report.report.car = {
    ...car,
    overall_rating: null,
    condition: { ...empty.condition, mileage, mileage_unit },
  };
  data.report.sent_incomplete = {
    reason: 'The car is at the body shop until Friday',
    sections: ['exterior_images', 'mileage'],
  };
  return data;
}

/** A complete report whose customer answered that there is no damage. */
export function undamagedReport(kind: Kind): StaffReport {
  const data = withUploads(fullReport(kind, { no_damage: true }), (upload) =>
    upload.section === 'damage_locations' ? null : upload,
  );
  data.report.report.damage_locations = [];
  return data;
}

/** A report of a car whose owner has accepted an offer. */
export function soldReport(kind: Kind): StaffReport {
  const data = fullReport(kind);
  const offer = makeTradeInOffer(seeded(kind), { accepted: true });
  return data.trade_in ? { ...data, trade_in: { ...data.trade_in, offer } } : data;
}

/** A report of a car that has changed hands, or whose deal stands otherwise. */
export function reportAfterDeal(state: DealState = 'SOLD'): StaffReport {
  const data = fullReport('TRADE_MAIN', { status: 'COMPLETED', withdrawn: false });
  const deal = makeDeal(seeded(`deal ${state}`), { state });
  return { ...data, trade_in: { ...data.trade_in!, deal } };
}

/** A report of a car that staff have withdrawn from its public page. */
export function withdrawnReport(kind: Kind): StaffReport {
  return fullReport(kind, { withdrawn: true });
}

/** A report of a car whose odometer counts kilometers, for a reader who counts miles. */
export function abroadReport(kind: Kind): StaffReport {
  const data = fullReport(kind);
  const { condition } = data.report.report.car;
  data.report.report.car.condition = { ...condition, mileage: 74_000, mileage_unit: 'km' };
  return data;
}

/** A report whose VIN is that of another car than the customer entered. */
export function otherVinReport(kind: Kind): StaffReport {
  return fullReport(kind, { vin_facts: { make: 'Honda', model: 'Accord', year: 2003 } });
}

/** A report of which staff corrected the phone, the VIN, the model and the mileage. */
export function correctedReport(kind: Kind): StaffReport {
  const data = fullReport(kind);
  const by = 'Nora Gates';
  const at = '2026-03-02T09:00:00.000Z';
  data.report.phone = '+13055550168';
  data.report.report.car.condition.mileage = 48_000;
  data.report.corrections = [
    { field: 'phone', entered: '+13055550169', by, at },
    { field: 'mileage', entered: '84000 mi', by, at },
    { field: 'model', entered: null, by, at },
    { field: 'vincode', entered: '1M8GDM9A1KP042788', by: null, at },
  ];
  return data;
}

/** A report that a claims desk knows by a claim number, which staff corrected, and a date. */
export function claimedReport(kind: Kind): StaffReport {
  const data = fullReport(kind);
  data.report.identifiers = makeIdentifiers({
    claim_number: 'CL-004211',
    date_of_loss: '2026-02-27',
  });
  data.report.corrections = [
    {
      field: 'claim_number',
      entered: 'CL-004212',
      by: 'Nora Gates',
      at: '2026-03-02T09:00:00.000Z',
    },
  ];
  return data;
}

/** A report of a partner that asks for only a few sections. */
export function shortReport(kind: Kind): StaffReport {
  const asked = new Set(['exterior_images', 'mileage', 'vin']);
  const data = withUploads(fullReport(kind), (upload) =>
    asked.has(upload.section) ? upload : null,
  );
  data.report.sections = makeSections(
    'scan_360',
    'windshield',
    'damage_locations',
    'dashboard',
    'interior_back',
    'interior_front',
    'car_condition',
  );
  data.report.report.damage_locations = [];
  const { mileage, mileage_unit } = data.report.report.car.condition;
  const { condition } = emptyReport(kind, 'COMPLETED').report.report.car;
  data.report.report.car.condition = { ...condition, mileage, mileage_unit };
  return data;
}

/** A report with 60 photos, half of them approved, and a few more that were refused. */
export function longReport(kind: Kind): StaffReport {
  const random = seeded(`${kind} photos`);
  const damages = many(6, () => makeDamageLocation(random));
  const content = makeReportContent(random, { damage_locations: damages });
  const images = content.uploads.filter(({ filetype }) => filetype === 'image');
  const outside = () => makeUpload(random, { section: 'exterior_images' });
  const accepted = [...content.uploads, ...many(60 - images.length, outside)];
  const reviewed = [
    ...accepted.map((upload, index) => ({
      ...upload,
      review_status: index % 2 === 0 ? null : ('approved' as const),
    })),
    ...many(5, outside).map((upload) => ({ ...upload, review_status: 'declined' as const })),
  ].map((upload, index) => ({ ...upload, id: index + 1 }));
  return fullReport(kind, { report: { ...content, uploads: reviewed } });
}

const sentence =
  'The scratch runs from the front door to the rear wheel, and was there when I bought the car. ';

/** A report with the longest texts everywhere. */
export function wordyReport(kind: Kind): StaffReport {
  const data = fullReport(kind, {
    name: 'Wilhelmina Konstantinopoulou-Featherstonehaugh von und zu Hohenlohe-Schillingsfürst',
    email: `${'long.address.'.repeat(4)}of@${'sub.'.repeat(12)}mail.test`,
    info: { postcode: '97201-4411', car_condition_summary: sentence.repeat(6) },
  });
  const { car, damage_locations: damages } = data.report.report;
  Object.assign(car, {
    make: 'Mercedes-Benz',
    model: 'Sprinter 519 CDI Kastenwagen Maxi Superhochdach',
    trim: 'Black Sapphire Performance Exclusive Anniversary Edition',
    owner_comment: sentence.repeat(8),
    extra_information: `${sentence}\n${sentence}`,
    faults: sentence.repeat(3),
    // Two digits are swapped.
    vincode: '1M8GDM9AXKP042878',
    lights: 'Tyre pressure, engine, airbag, brake wear, washer fluid',
  });
  car.condition.brakes = { rating: 'Fair', rating_note: sentence.repeat(2) };
  for (const damage of damages) damage.description = sentence.repeat(2);
  if (data.claim) data.claim.damage_description = sentence.repeat(8);
  return data;
}
