import { expect, test } from 'vitest';
import { defaultNeeds, needsOf, requiredOf, togglesOf } from './needs.ts';
import { sectionOrder } from './sections.ts';

test('nothing decided is the default, and so is a section that is merely on', () => {
  expect(needsOf({})).toEqual(defaultNeeds);
  expect(needsOf({ vin: true, mileage: true })).toEqual(defaultNeeds);
  expect(requiredOf(defaultNeeds)).toEqual([
    'licence_plate',
    'exterior_images',
    'mileage',
    'contact_details',
  ]);
});

test('off stays off however it is stored, and what a partner decided stands', () => {
  const needs = needsOf({ vin: false, mileage: 'off', dashboard: 'required', windshield: 'odd' });
  expect(needs).toMatchObject({ vin: 'off', mileage: 'off', dashboard: 'required' });
  expect(needs.windshield).toBe('optional');
  const off = sectionOrder.filter((name) => !togglesOf(needs)[name]);
  expect(off.sort()).toEqual(['mileage', 'vin']);
  expect(requiredOf(needs)).toEqual([
    'licence_plate',
    'exterior_images',
    'dashboard',
    'contact_details',
  ]);
});
