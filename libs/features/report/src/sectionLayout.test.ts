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
const sizes = (...sections: ReportSection[]) =>
  placeSections(sections).map(({ section: { id }, size }) => `${size} ${id}`);

test('sections of one photo or scan are tiles, in their order', () => {
  const ids: ReportSectionId[] = ['scan_360', 'mileage', 'dashboard', 'vin'];
  expect(sizes(section('exterior_images'), ...ids.map((id) => section(id)))).toEqual([
    'full exterior_images',
    'tile scan_360',
    'tile mileage',
    'tile dashboard',
    'tile vin',
  ]);
});

test('a small section with two photos is a wide tile; with more it has the row for itself', () => {
  const windshield = section('windshield', 'done', 2);
  expect(sizes(windshield, section('mileage'), section('dashboard', 'done', 4))).toEqual([
    'pair windshield',
    'tile mileage',
    'full dashboard',
  ]);
});

test('short answers stand side by side, long ones have the row for themselves', () => {
  expect(
    sizes(section('overview'), section('ownerInformation'), section('carInformation')),
  ).toEqual(['half overview', 'half ownerInformation', 'full carInformation']);
  expect(sizes(section('overview'), section('carInformation'))).toEqual([
    'full overview',
    'full carInformation',
  ]);
});

test('sections that are not there share a row with each other only', () => {
  expect(
    sizes(section('damage_locations', 'skipped', 0), section('car_condition', 'skipped', 0)),
  ).toEqual(['half damage_locations', 'half car_condition']);
  expect(sizes(section('overview'), section('ownerInformation', 'todo', 0))).toEqual([
    'full overview',
    'full ownerInformation',
  ]);
});
