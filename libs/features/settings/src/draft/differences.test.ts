import {
  makeContentTranslation,
  makeFlowSettings,
  makeSettings,
  seeded,
} from '@forecourt/contract/fixtures';
import { expect, test } from 'vitest';
import { differences, fieldsOf, hasField, withFields } from './fields.ts';

const settings = makeSettings(seeded('differences'), {
  flows: [
    makeFlowSettings('TRADE', { translations: [makeContentTranslation('es')] }),
    makeFlowSettings('CLAIM'),
  ],
});

test('settings differ in nothing from themselves, and have all of their fields', () => {
  expect(differences(settings, settings)).toEqual([]);
  const fields = fieldsOf(settings);
  expect(new Set(fields).size).toBe(fields.length);
  expect(fields.filter((key) => !hasField(settings, key))).toEqual([]);
});

test('a field of each area that was changed is found, and no other', () => {
  const edits = new Map([
    ['general.partner_name', 'Northgate & Sons'],
    ['general.locale_name.en-US', 'American'],
    ['theme.ui_secondary_2', '#123456'],
    ['content.TRADE.invite_title', 'Sell with us'],
    ['content.TRADE.es.invite_title', '¡Venda!'],
    ['sections.CLAIM.vin', 'required'],
    ['sections.CLAIM.claim_number_mask', 'CL-####'],
  ] as const);
  expect(differences(settings, withFields(settings, edits))).toEqual([...edits.keys()]);
});

test('what only one of them has is no difference: it can’t be compared', () => {
  const other = { ...settings, flows: [makeFlowSettings('TRADE')] };
  expect(differences(other, settings)).toEqual([]);
  expect(differences(settings, other)).toEqual([]);
});
