import { describe, expect, test } from 'vitest';
import type { SectionName } from './generated/schema.d.ts';
import {
  isNeeded,
  missingSections,
  neededShots,
  type Provided,
  sectionContent,
} from './completeness.ts';
import { sectionOrder } from './sections.ts';

/** A report of these photos (`section/slot`) and answers (by path). */
function report(photos: readonly string[] = [], answers: Record<string, unknown> = {}): Provided {
  return {
    uploads: photos.map((photo) => {
      const [section = '', slot = null] = photo.split('/');
      return { section, slot };
    }),
    value: (path) => answers[path],
  };
}

const progress = (name: SectionName, provided: Provided) => sectionContent(name, provided).progress;

describe('a section', () => {
  test.each(sectionOrder)('%s is missing in an empty report', (name) => {
    expect(progress(name, report())).toBe('missing');
  });

  test('exterior: one shot of four is not four', () => {
    const front = report(['exterior_images/front']);
    expect(sectionContent('exterior_images', front)).toEqual({
      progress: 'partial',
      given: 1,
      needed: 4,
    });
    const corners = ['front_left', 'rear_left'].map((slot) => `exterior_images/${slot}`);
    expect(sectionContent('exterior_images', report(corners))).toMatchObject({
      progress: 'partial',
      given: 0,
    });
    const around = ['front', 'right', 'rear', 'left'].map((slot) => `exterior_images/${slot}`);
    expect(progress('exterior_images', report(around))).toBe('complete');
  });

  test('car condition: a mileage says nothing of it, a single rating begins it', () => {
    expect(progress('car_condition', report([], { 'condition.mileage': 12_000 }))).toBe('missing');
    const smoked = { 'condition.has_smoked_in_car': false };
    expect(progress('car_condition', report([], smoked))).toBe('partial');
    expect(progress('car_condition', report([], { 'car.overall_rating': 'Fair' }))).toBe(
      'complete',
    );
  });

  test('mileage: the photo and the number', () => {
    expect(progress('mileage', report(['mileage']))).toBe('partial');
    expect(progress('mileage', report([], { 'condition.mileage': 0 }))).toBe('partial');
    expect(progress('mileage', report(['mileage'], { 'condition.mileage': 0 }))).toBe('complete');
  });

  test.each([
    ['licence_plate', 'car.plate'],
    ['vin', 'car.vincode'],
  ] as const)('%s: typed or photographed', (name, path) => {
    expect(progress(name, report([name]))).toBe('complete');
    expect(progress(name, report([], { [path]: 'X1' }))).toBe('complete');
    expect(progress(name, report([], { [path]: '' }))).toBe('missing');
  });

  test('damage: one is marked, or the customer says that there is none', () => {
    const damage = (answers: Record<string, unknown>, photos: string[] = []) =>
      progress('damage_locations', report(photos, answers));
    expect(damage({ damage_locations: [] })).toBe('missing');
    expect(damage({ no_damage: false })).toBe('missing');
    expect(damage({ no_damage: true })).toBe('complete');
    expect(damage({ damage_locations: [{}] })).toBe('complete');
    expect(damage({}, ['damage_locations'])).toBe('partial');
  });

  test('the car: make, model and year', () => {
    const make = { 'car.make': 'Volvo' };
    expect(sectionContent('car_details', report([], make))).toEqual({
      progress: 'partial',
      given: 1,
      needed: 3,
    });
    const whole = { ...make, 'car.model': 'XC60', 'car.year': 2019 };
    expect(progress('car_details', report([], whole))).toBe('complete');
  });

  test('words: how to sell begins them', () => {
    expect(progress('description', report([], { 'sale.user_sale_plan': 'Trade-In' }))).toBe(
      'partial',
    );
    expect(progress('description', report([], { description: 'Runs well' }))).toBe('complete');
  });

  test('photos of one section do not count for another', () => {
    expect(progress('windshield', report(['dashboard']))).toBe('missing');
  });
});

test('what is missing: required sections that are not complete, in the order of the page', () => {
  const provided = report(['exterior_images/front', 'vin']);
  const required: SectionName[] = ['vin', 'mileage', 'exterior_images'];
  expect(missingSections(required, provided)).toEqual(['exterior_images', 'mileage']);
  expect(missingSections([], provided)).toEqual([]);
});

test('tells what a section needs from what is merely welcome', () => {
  expect(isNeeded('car_details', 'car.year')).toBe(true);
  expect(isNeeded('car_details', 'car.color')).toBe(false);
  expect(neededShots('exterior_images')).toEqual(['front', 'right', 'rear', 'left']);
  expect(neededShots('vin')).toEqual([]);
});
