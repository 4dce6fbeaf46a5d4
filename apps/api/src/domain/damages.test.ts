import { expect, test } from 'vitest';
import { assertPinFits, type ScanRow, shownScan } from './damagePin.ts';
import { damagesOf, damagesToStore, type MarkedDamage, ofMarked, saysNoDamage } from './damages.ts';

const scan = (id: number, more: Partial<ScanRow> = {}): ScanRow => ({
  id,
  client_id: `scan-${id}`,
  section: 'scan_360',
  state: 'PROCESSED',
  review_status: null,
  processedimagescount: 25,
  ...more,
});
const damage = (id: string, more: Partial<MarkedDamage> = {}): MarkedDamage => ({
  id,
  part: 'hood',
  x: null,
  y: null,
  description: null,
  ...more,
});
const at = (frame: number) => ({ frame, x: 0.5, y: 0.5 });
const pin = (id: number, ...frames: number[]) => ({ upload_id: id, points: frames.map(at) });

test('the last whole scan that is not refused is the one that a report shows', () => {
  const rows = [scan(1), scan(2), scan(3, { review_status: 'declined' })];
  expect(shownScan([...rows, scan(4, { state: 'STORED' })])?.id).toBe(2);
  expect(shownScan([scan(5, { section: 'vin' })])).toBeUndefined();
});

test('a pin is on frames of the shown scan, each once', () => {
  expect(() => assertPinFits(pin(1, 0, 23), scan(1))).not.toThrow();
  const fails = (given: ReturnType<typeof pin>, shown?: ScanRow) => {
    try {
      assertPinFits(given, shown);
    } catch (error) {
      return (error as { errors: { field: string }[] }).errors.map(({ field }) => field);
    }
    return [];
  };
  expect(fails(pin(2, 0), scan(1))).toEqual(['upload_id']);
  expect(fails(pin(1, 0))).toEqual(['upload_id']);
  expect(fails(pin(1, 3, 24), scan(1))).toEqual(['points.1.frame']);
  expect(fails(pin(1, 3, 3), scan(1))).toEqual(['points.1.frame']);
});

const own = (id: number, ...frames: number[]) => ({
  scan_id: `scan-${id}`,
  points: frames.map(at),
});
const report = (damages: MarkedDamage[], pins = {}, edits = {}, added: MarkedDamage[] = []) => ({
  damage_locations: damages,
  added_damages: added,
  damage_pins: pins,
  damage_edits: edits,
});

test('a pin ends with its scan and with its damage', () => {
  const pins = { a: pin(1, 3), b: pin(2, 4) };
  const rows = report([damage('a'), damage('b'), damage('c')], pins);
  expect(damagesOf(rows, scan(2)).map((one) => one.pin)).toEqual([null, pins.b, null]);
  expect(damagesOf(rows, undefined).map((one) => one.pin)).toEqual([null, null, null]);
  expect(ofMarked([damage('b'), damage('c')], pins)).toEqual({ b: pins.b });
});

test.each([
  ['of the customer is on the scan that it was placed on', {}, own(2, 4), pin(2, 4)],
  ['of the customer on another scan is not', {}, own(1, 4), null],
  ['of the customer on a frame that never came is not', {}, own(2, 24), null],
  ['of staff comes before it', { a: pin(2, 5) }, own(2, 4), pin(2, 5)],
  ['that staff took off is off', { a: pin(2) }, own(2, 4), null],
  ['of staff on an earlier scan makes room for it', { a: pin(1, 5) }, own(2, 4), pin(2, 4)],
  ['that staff took off an earlier scan makes room for it', { a: pin(1) }, own(2, 4), pin(2, 4)],
])('a pin %s', (_what, pins, mine, shown) => {
  const [only] = damagesOf(report([damage('a', { pin: mine })], pins), scan(2));
  expect(only?.pin).toEqual(shown);
});

test('what staff say of a damage comes before what the customer said, also nothing', () => {
  const said = { kind: 'dent', size: 'small' } as const;
  const edits = { a: { kind: 'scratch', size: null } };
  const rows = report([damage('a', said), damage('b', said), damage('c')], {}, edits);
  expect(damagesOf(rows, undefined).map(({ kind, size }) => [kind, size])).toEqual([
    ['scratch', null],
    ['dent', 'small'],
    [null, null],
  ]);
});

test('an app that knows no kind, size or pin leaves them; null clears them', () => {
  const before = [damage('a', { kind: 'dent', size: 'large', pin: own(1, 3) })];
  const given = { id: 'a', part: 'hood' } as const;
  expect(damagesToStore([given], before)).toEqual([{ ...before[0] }]);
  const cleared = { kind: null, size: null, pin: null };
  expect(damagesToStore([{ ...given, ...cleared }], before)).toEqual([damage('a', cleared)]);
  expect(damagesToStore([{ ...given, id: 'b' }], before)).toEqual([damage('b', cleared)]);
});

test('a pin that was placed on a frame twice is refused', () => {
  const given = { id: 'a', part: 'hood', pin: own(1, 3, 3) } as const;
  expect(() => damagesToStore([given], [])).toThrow();
});

test('what staff added comes after the customer’s, and is changed and placed like them', () => {
  const edits = { b: { kind: 'dent', size: null } };
  const rows = report([damage('a')], { b: pin(2, 4) }, edits, [damage('b', { kind: 'scratch' })]);
  expect(damagesOf(rows, scan(2))).toMatchObject([
    { id: 'a', kind: null, pin: null },
    { id: 'b', kind: 'dent', pin: pin(2, 4) },
  ]);
});

test('a damage that staff added contradicts that there is none', () => {
  const info = { no_damage: true };
  expect(saysNoDamage({ ...report([]), info })).toBe(true);
  expect(saysNoDamage({ ...report([], {}, {}, [damage('b')]), info })).toBe(false);
});
