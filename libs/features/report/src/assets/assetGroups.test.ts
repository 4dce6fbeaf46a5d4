import { makeUpload, makeUploads, seeded } from '@forecourt/contract/fixtures';
import { createIntl } from 'react-intl';
import { describe, expect, test } from 'vitest';
import { assetGroups, assetInHash, placeAsset } from './assetGroups.ts';

const intl = createIntl({ locale: 'en-US', defaultLocale: 'en-US' });
const random = seeded('assets');
const uploads = [
  ...makeUploads(random),
  makeUpload(random, { id: 9_999_999, section: 'damage_locations' }),
];
const groups = assetGroups(uploads);
const all = groups.flatMap(({ assets }) => assets);

describe('the assets of a report', () => {
  test('stand under the titles of the spec, in their order', () => {
    expect(groups.map(({ title }) => intl.formatMessage(title))).toEqual([
      '360 view',
      'Windshield',
      'Damages',
      'Exterior',
      'Mileage',
      'Dashboard',
      'Front Interior',
      'Back Interior',
      'VIN',
      'License plate',
    ]);
    expect(all).toHaveLength(uploads.length);
  });

  test('leave out titles without photos, and photos that are not there yet', () => {
    const [photo] = uploads.filter(({ section }) => section === 'vin');
    expect(assetGroups([photo!]).map(({ section }) => section)).toEqual(['vin']);
    expect(assetGroups([{ ...photo!, url: null }])).toEqual([]);
  });

  test('are found by their number, with the ones beside them', () => {
    const third = placeAsset(groups, all[2]!.id);
    // the scan comes first, and is no photo
    expect(third).toMatchObject({ number: 2, count: all.length - 1 });
    expect(placeAsset(groups, null)?.number).toBeNull();
    expect(third?.previous).toBe(all[1]);
    expect(third?.next).toBe(all[3]);
    expect(placeAsset(groups, null)?.asset).toBe(all[0]);
    expect(placeAsset(groups, null)?.previous).toBeUndefined();
    expect(placeAsset(groups, all.at(-1)!.id)?.next).toBeUndefined();
    expect(placeAsset(groups, 5)).toBeUndefined();
    expect(placeAsset([], null)).toBeUndefined();
  });
});

test.each([
  ['#12', 12],
  ['', null],
  ['#damage', null],
  ['#12a', null],
  ['#-3', null],
])('the hash %j names the asset %j', (hash, id) => {
  expect(assetInHash(hash)).toBe(id);
});
