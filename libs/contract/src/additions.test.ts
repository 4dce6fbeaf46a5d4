import { describe, expect, it } from 'vitest';
import {
  additionNeeds,
  additionProgress,
  additionSteps,
  type Asked,
  shotsOfSection,
} from './additions.ts';
import { type Provided, providedBy } from './completeness.ts';

type Uploads = Provided['uploads'];

const sides = (...slots: string[]): Uploads =>
  slots.map((slot) => ({ section: 'exterior_images', slot }));
const shot = (section: Asked['shots'][number]['section'], slot: string | null = null) => ({
  section,
  slot,
  damage_location_id: null,
});
const asked = (given: Partial<Asked>): Asked => ({
  id: 'a1',
  sections: [],
  shots: [],
  answered: [],
  ...given,
});
const added = (section: string, slot: string | null = null, damage: string | null = null) => ({
  section,
  slot,
  damage_location_id: damage,
  addition_id: 'a1',
});

describe('the photos that a section means', () => {
  it('are the ones it lacks', () => {
    const provided = providedBy(sides('front', 'left'), {});
    expect(shotsOfSection('exterior_images', provided).map(({ slot }) => slot)).toEqual([
      'right',
      'rear',
    ]);
  });

  it('are one more where it is complete, and a declined photo is not there', () => {
    const all = sides('front', 'right', 'rear', 'left');
    expect(shotsOfSection('exterior_images', providedBy(all, {}))).toEqual([
      shot('exterior_images'),
    ]);
    const refused = all.map((one) =>
      one.slot === 'rear' ? { ...one, review_status: 'declined' as const } : one,
    );
    expect(shotsOfSection('exterior_images', providedBy(refused, {}))).toEqual([
      shot('exterior_images', 'rear'),
    ]);
  });

  it('are none where an answer will do', () => {
    for (const section of ['vin', 'licence_plate', 'car_details', 'damage_locations'] as const) {
      expect(shotsOfSection(section, providedBy([], {})), section).toEqual([]);
    }
  });
});

describe('a step', () => {
  const done = (addition: Asked, uploads: Uploads, answers: object = {}) =>
    additionSteps(addition, providedBy(uploads, answers)).map(({ section, isDone }) => [
      section,
      isDone,
    ]);

  it('is not done by what was there before', () => {
    const addition = asked({ shots: [shot('dashboard')], sections: ['dashboard'] });
    const old = { section: 'dashboard', slot: null };
    expect(done(addition, [old])).toEqual([['dashboard', false]]);
    expect(done(addition, [old, { ...added('dashboard'), addition_id: 'a0' }])).toEqual([
      ['dashboard', false],
    ]);
    expect(done(addition, [old, added('dashboard')])).toEqual([['dashboard', true]]);
  });

  it('takes one new photo for each that is asked for, of its place and damage', () => {
    const damage = { ...shot('damage_locations'), damage_location_id: 'd1' };
    const addition = asked({ shots: [shot('exterior_images', 'rear'), damage] });
    const wrong = [added('exterior_images', 'front'), added('damage_locations', null, 'd2')];
    expect(done(addition, wrong)).toEqual([
      ['exterior_images', false],
      ['damage_locations', false],
    ]);
    const right = [added('exterior_images', 'rear'), added('damage_locations', null, 'd1')];
    expect(done(addition, right)).toEqual([
      ['exterior_images', true],
      ['damage_locations', true],
    ]);
    const two = asked({ shots: [shot('dashboard'), shot('dashboard')] });
    expect(done(two, [added('dashboard')])).toEqual([['dashboard', false]]);
    expect(done(two, [added('dashboard'), added('dashboard')])).toEqual([['dashboard', true]]);
  });

  it('lets a photo of a place answer for it rather than for any place', () => {
    const addition = asked({ shots: [shot('exterior_images'), shot('exterior_images', 'rear')] });
    const uploads = [added('exterior_images', 'rear'), added('exterior_images', 'left')];
    expect(done(addition, uploads)).toEqual([['exterior_images', true]]);
  });

  it('does not count a new photo that was declined', () => {
    const addition = asked({ shots: [shot('dashboard')] });
    const declined = { ...added('dashboard'), review_status: 'declined' as const };
    expect(done(addition, [declined])).toEqual([['dashboard', false]]);
  });

  it('of questions is done when it is complete and answered since', () => {
    const vin = asked({ sections: ['vin'] });
    const answers = { car: { vincode: 'WVWZZZ1JZ3W386752' } };
    expect(done(vin, [], answers)).toEqual([['vin', false]]);
    expect(done({ ...vin, answered: ['vin'] }, [])).toEqual([['vin', false]]);
    expect(done({ ...vin, answered: ['vin'] }, [], answers)).toEqual([['vin', true]]);
    expect(done(vin, [added('vin')])).toEqual([['vin', true]]);
  });

  it('comes in the order of the capture page', () => {
    const addition = asked({ sections: ['vin'], shots: [shot('windshield'), shot('dashboard')] });
    expect(done(addition, []).map(([section]) => section)).toEqual([
      'windshield',
      'dashboard',
      'vin',
    ]);
  });
});

describe('what is needed', () => {
  const state = (addition: Asked, uploads: Uploads = []) => {
    const steps = additionSteps(addition, providedBy(uploads, {}));
    return { ...additionNeeds(steps), ...additionProgress(steps) };
  };

  it('counts the photos that are missing', () => {
    const addition = asked({ shots: [shot('windshield'), shot('dashboard')] });
    expect(state(addition)).toEqual({ photos: 2, more: false, done: 0, required: 2 });
    expect(state(addition, [added('dashboard')])).toEqual({
      photos: 1,
      more: false,
      done: 1,
      required: 2,
    });
  });

  it('says that there is more than photos', () => {
    const addition = asked({ shots: [shot('dashboard')], sections: ['dashboard', 'description'] });
    expect(state(addition)).toEqual({ photos: 1, more: true, done: 0, required: 2 });
    expect(state(asked({ shots: [shot('scan_360')] }))).toEqual({
      photos: 0,
      more: true,
      done: 0,
      required: 1,
    });
    const mileage = asked({ shots: [shot('mileage')], sections: ['mileage'] });
    expect(state(mileage, [added('mileage')])).toMatchObject({ photos: 0, more: true });
  });
});
