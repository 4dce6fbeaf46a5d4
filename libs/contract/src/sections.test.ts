import { describe, expect, expectTypeOf, test } from 'vitest';
import type { SectionName, UploadSection } from './generated/schema.d.ts';
import { sectionNameValues, uploadSectionValues } from './generated/enums.ts';
import { reportedSections, sectionOrder, sections, uploadOrder } from './sections.ts';

describe('the catalogue of sections', () => {
  test('has one row for each section of the contract', () => {
    expect([...sectionOrder].sort()).toEqual([...sectionNameValues].sort());
    expectTypeOf<keyof typeof sections>().toEqualTypeOf<SectionName>();
  });

  test('lets photos be taken for the sections that the contract takes uploads for', () => {
    expect([...uploadOrder].sort()).toEqual([...uploadSectionValues].sort());
    expectTypeOf<(typeof uploadOrder)[number]>().toEqualTypeOf<UploadSection>();
  });

  test('walks around the car before it goes into it, and asks last who it is', () => {
    const groups = sectionOrder.map((name) => sections[name].group);
    const order = ['outside', 'inside', 'about', 'you'];
    expect(groups).toEqual([...groups].sort((a, b) => order.indexOf(a) - order.indexOf(b)));
  });

  test('gives the sections of a report the order of the specification', () => {
    expect(reportedSections).toEqual([
      'scan_360',
      'windshield',
      'damage_locations',
      'exterior_images',
      'mileage',
      'dashboard',
      'interior_front',
      'interior_back',
      'vin',
      'car_condition',
    ]);
    expect(uploadOrder.at(-1)).toBe('licence_plate');
  });
});
