import { createMemoryStorage } from './storage.ts';
import { expect, test } from 'vitest';
import { forgetOthers, forgetPerson, settingsDraftsKey } from './deviceKeys.ts';

const device = () =>
  createMemoryStorage({
    [settingsDraftsKey('ann')]: '{}',
    [settingsDraftsKey('bob')]: '{}',
    'forecourt_conversation:ann:c1': '{}',
    'forecourt_conversation:link:c1': '{}',
    'forecourt_comment:bob:r1': '{}',
    'forecourt_more:bob:r1': '{}',
    authToken: 'token',
    partnerId: 'northgate',
    forecourt_locale: 'en-US',
  });
const kept = ['forecourt_conversation:link:c1', 'authToken', 'partnerId', 'forecourt_locale'];

test('logging out leaves no draft on the device', () => {
  const storage = device();
  forgetPerson(storage, 'ann');
  expect(storage.keys().sort()).toEqual(
    [...kept, settingsDraftsKey('bob'), 'forecourt_comment:bob:r1', 'forecourt_more:bob:r1'].sort(),
  );
});

test('a person who signs in finds their own drafts and no others', () => {
  const storage = device();
  forgetOthers(storage, 'ann');
  expect(storage.keys().sort()).toEqual(
    [...kept, settingsDraftsKey('ann'), 'forecourt_conversation:ann:c1'].sort(),
  );
});
