import { makeUpload, seeded } from '@forecourt/contract/fixtures';
import { expect, test } from 'vitest';
import type { ReportSectionId } from './definition.ts';
import { placeSections } from './sectionLayout.ts';
import type { ReportSection } from './sections.ts';

const random = seeded('layout');

const section = (
  id: ReportSectionId,
  state: ReportSection['state'] = 'done',
  photos = 1,
): ReportSection => ({
  id,
  state,
  uploads: Array.from({ length: photos }, () => makeUpload(random)),
});
const halves = (...sections: ReportSection[]) =>
  placeSections(sections).map(({ section: { id }, half }) => (half ? `½ ${id}` : id));

test('small sections stand side by side in their order; the odd one takes the row', () => {
  const ids: ReportSectionId[] = ['mileage', 'dashboard', 'interior_front', 'interior_back', 'vin'];
  expect(halves(section('exterior_images'), ...ids.map((id) => section(id)))).toEqual([
    'exterior_images',
    '½ mileage',
    '½ dashboard',
    '½ interior_front',
    '½ interior_back',
    'vin',
  ]);
});

test('a small section with many photos has the row for itself', () => {
  expect(halves(section('mileage'), section('dashboard', 'done', 4), section('vin'))).toEqual([
    'mileage',
    'dashboard',
    'vin',
  ]);
});

test('sections that are not there share a row with each other only', () => {
  expect(
    halves(section('scan_360', 'skipped', 0), section('damage_locations', 'skipped', 0)),
  ).toEqual(['½ scan_360', '½ damage_locations']);
  expect(halves(section('mileage'), section('dashboard', 'todo', 0))).toEqual([
    'mileage',
    'dashboard',
  ]);
});
