import type { Report } from '@forecourt/contract';
import { requestStatuses } from '@forecourt/contract';
import { makeDamageLocation, makeSections, makeUpload, seeded } from '@forecourt/contract/fixtures';
import { describe, expect, test } from 'vitest';
import type { ReportSectionId } from './definition.ts';
import { isClosed, sectionsOf } from './sections.ts';
import { testDefinition } from './test/definition.ts';
import { emptyReport, fullReport, incompleteReport } from './test/reports.ts';

const random = seeded('sections');

const stateOf = (report: Report, id: ReportSectionId) =>
  sectionsOf(testDefinition, { report }).find((section) => section.id === id)?.state;

describe('sections of a report', () => {
  test('stand with the damages first and answers before photos, each with its own photos', () => {
    const { report } = fullReport('TRADE_MAIN');
    const sections = sectionsOf(testDefinition, { report });
    const ids = sections.map(({ id }) => id);
    expect(ids).toHaveLength(testDefinition.sections.length);
    expect(ids.slice(0, 6)).toEqual([
      'damage_locations',
      'overview',
      'ownerInformation',
      'carInformation',
      'car_condition',
      'exterior_images',
    ]);
    const exterior = sections.find(({ id }) => id === 'exterior_images');
    expect(exterior?.uploads).toHaveLength(8);
    expect(sections.flatMap(({ uploads }) => uploads)).toHaveLength(report.report.uploads.length);
  });

  test.each(requestStatuses)('%s: an empty section is to come, or was skipped', (status) => {
    const { report } = emptyReport('TRADE_MAIN', status);
    const closed = status === 'COMPLETED' || status === 'ARCHIVED';
    expect(isClosed(report)).toBe(closed);
    expect(stateOf(report, 'exterior_images')).toBe(closed ? 'skipped' : 'todo');
    expect(stateOf(report, 'ownerInformation')).toBe('done');
    expect(stateOf(report, 'overview')).toBe(closed ? 'skipped' : 'todo');
  });

  test('what the partner never asked for is left out, unless it is there all the same', () => {
    const { report } = emptyReport('TRADE_MAIN', 'COMPLETED');
    report.sections = makeSections('dashboard', 'vin');
    expect(stateOf(report, 'dashboard')).toBeUndefined();
    expect(stateOf(report, 'vin')).toBeUndefined();
    report.report.car.vincode = 'YV1DZ8256C2271234';
    expect(stateOf(report, 'vin')).toBe('done');
  });

  const provided: [ReportSectionId, (report: Report) => void, state?: string][] = [
    ['carInformation', ({ report }) => (report.car.plate = '123 ABC'), 'partial'],
    ['carInformation', ({ report }) => (report.car.year = 2020), 'partial'],
    ['damage_locations', ({ report }) => report.damage_locations.push(makeDamageLocation(random))],
    ['damage_locations', (report) => (report.no_damage = true)],
    ['mileage', ({ report }) => (report.car.condition.mileage = 0), 'partial'],
    ['vin', ({ report }) => (report.car.vincode = 'YV1DZ8256C2271234')],
    ['car_condition', ({ report }) => (report.car.condition.has_smoked_in_car = false), 'partial'],
    ['car_condition', ({ report }) => (report.car.overall_rating = 'Fair'), 'partial'],
    ['car_condition', ({ report }) => (report.car.condition.tires.rating = 'Fair'), 'partial'],
    [
      'windshield',
      ({ report }) => report.uploads.push(makeUpload(random, { section: 'windshield' })),
    ],
    ['scan_360', ({ report }) => report.uploads.push(makeUpload(random, { section: 'scan_360' }))],
  ];
  test.each(provided)('%s is there as far as anything of it is', (id, provide, state = 'done') => {
    const { report } = emptyReport('TRADE_MAIN', 'COMPLETED');
    expect(stateOf(report, id)).toBe('skipped');
    provide(report);
    expect(stateOf(report, id)).toBe(state);
  });

  test('one shot of four is not the exterior, and a mileage is not the condition', () => {
    const { report } = incompleteReport('TRADE_MAIN');
    const sections = sectionsOf(testDefinition, { report });
    const of = (id: ReportSectionId) => sections.find((section) => section.id === id);
    expect(of('exterior_images')).toMatchObject({
      state: 'partial',
      share: { given: 1, needed: 4 },
      lacks: true,
    });
    expect(of('mileage')).toMatchObject({ state: 'partial', lacks: true });
    expect(of('car_condition')).toMatchObject({ state: 'skipped' });
    expect(of('car_condition')).not.toHaveProperty('lacks');
  });

  test('readers of a link see what there is, not what is missing of it', () => {
    const { report } = incompleteReport('TRADE_MAIN');
    const { required_sections: _required, ...shown } = report;
    const sections = sectionsOf({ ...testDefinition, audience: 'public' }, { report: shown });
    expect(sections.filter(({ lacks, state }) => lacks || state === 'partial')).toEqual([]);
  });

  test('without a plate, a car or a name that are required, the part that shows them lacks them', () => {
    const { report } = emptyReport('TRADE_MAIN', 'COMPLETED');
    report.name = null;
    report.required_sections = ['licence_plate', 'contact_details', 'description'];
    const lacking = sectionsOf(testDefinition, { report }).filter(({ lacks }) => lacks);
    expect(lacking.map(({ id }) => id)).toEqual(['overview', 'ownerInformation', 'carInformation']);
  });

  test('an owner without any details has no section to read', () => {
    const { report } = emptyReport('TRADE_MAIN', 'OPENED');
    Object.assign(report, { name: null, email: null, phone: null });
    expect(stateOf(report, 'ownerInformation')).toBe('todo');
    report.phone = '37251234567';
    expect(stateOf(report, 'ownerInformation')).toBe('partial');
  });
});
