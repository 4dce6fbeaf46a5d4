import { makeLocales, makeSettings, seeded } from '@forecourt/contract/fixtures';
import { describe, expect, test } from 'vitest';
import { type FieldKey, type FieldValue, hasField, readField, withFields } from './fields.ts';
import { updateOf } from './update.ts';

const saved = makeSettings(seeded('update'), { version: 3 });
const update = (...edits: [FieldKey, FieldValue][]) => updateOf(saved, new Map(edits));

describe('what is sent when settings are published', () => {
  test('is the version and the changed fields alone', () => {
    expect(update()).toEqual({ version: 3 });
    expect(
      update(
        ['general.agent_email', null],
        ['general.logo_width', 120],
        ['theme.ui_secondary_4', '#444444'],
        ['content.TRADE.sms_request', 'Hi {link}'],
        ['sections.TRADE.vin', 'off'],
        ['sections.CLAIM.scan_360', 'required'],
      ),
    ).toEqual({
      version: 3,
      general: { logo: { width: 120 }, agent: { email: null } },
      theme: { ui_secondary_4: '#444444' },
      flows: [
        { flow: 'TRADE', content: { sms_request: 'Hi {link}' }, sections: { vin: 'off' } },
        { flow: 'CLAIM', sections: { scan_360: 'required' } },
      ],
    });
  });

  test('of texts in another language it is the language with the changed texts', () => {
    expect(
      update(
        ['content.TRADE.es.follow_up', 'Hola {link}'],
        ['content.TRADE.follow_up', 'Hello {link}'],
        ['content.TRADE.fr.follow_up', null],
        ['content.TRADE.es.invite_title', '¡Venda!'],
      ).flows,
    ).toEqual([
      {
        flow: 'TRADE',
        content: { follow_up: 'Hello {link}' },
        translations: [
          { locale_code: 'es', content: { follow_up: 'Hola {link}', invite_title: '¡Venda!' } },
          { locale_code: 'fr', content: { follow_up: null } },
        ],
      },
    ]);
  });

  test('of deals it is the changed rule alone', () => {
    const general = {
      ...saved.general,
      deals: {
        answer_days: 3,
        withdrawal_fee: 'KEPT' as const,
        reminder_after_days: 1,
        reminder_before_days: 1,
      },
    };
    const edits = new Map<FieldKey, FieldValue>([['general.deals_answer_days', 5]]);
    expect(updateOf({ ...saved, general }, edits).general).toEqual({ deals: { answer_days: 5 } });
    const never = new Map<FieldKey, FieldValue>([['general.deals_reminder_after_days', 0]]);
    expect(updateOf({ ...saved, general }, never).general).toEqual({
      deals: { reminder_after_days: 0 },
    });
    const fee = new Map<FieldKey, FieldValue>([['general.deals_withdrawal_fee', 'RETURNED']]);
    expect(updateOf({ ...saved, general }, fee).general).toEqual({
      deals: { withdrawal_fee: 'RETURNED' },
    });
  });

  test('of identifiers it is the changed part of a rule alone', () => {
    const edits: [FieldKey, FieldValue][] = [
      ['sections.CLAIM.claim_number_use', 'REQUIRED'],
      ['sections.CLAIM.claim_number_mask', 'CL-######'],
      ['sections.CLAIM.policy_number_mask', null],
      ['sections.CLAIM.vin', 'off'],
    ];
    expect(update(...edits).flows).toEqual([
      {
        flow: 'CLAIM',
        sections: { vin: 'off' },
        identifiers: {
          claim_number: { use: 'REQUIRED', mask: 'CL-######' },
          policy_number: { mask: null },
        },
      },
    ]);
    const shown = withFields(saved, new Map(edits)).flows.find(({ flow }) => flow === 'CLAIM');
    expect(shown?.identifiers).toEqual({
      claim_number: { use: 'REQUIRED', mask: 'CL-######' },
      policy_number: { use: 'OFF', mask: null },
      date_of_loss: { use: 'OFF', mask: null },
    });
    expect(hasField(saved, 'sections.CLAIM.claim_number_mask')).toBe(true);
    expect(hasField(saved, 'sections.TRADE.claim_number_mask')).toBe(false);
  });

  test('of languages it is the whole list, in its order', () => {
    const { list } = makeLocales('x');
    const estonian = { local_name: 'Eesti', locale_code: 'et-EE', data: { bo: '/t/et' } };
    const settings = {
      ...saved,
      general: { ...saved.general, locales: { default: 'en-US', list: [...list, estonian] } },
    };
    const edits = new Map<FieldKey, FieldValue>([['general.locale_name.et-EE', 'eesti keel']]);
    expect(readField(settings, 'general.locale_name.et-EE')).toBe('Eesti');
    expect(readField(settings, 'general.locale_name.fi-FI')).toBeNull();
    expect(updateOf(settings, edits).general).toEqual({
      locales: {
        default: 'en-US',
        list: [
          { local_name: 'English', locale_code: 'en-US' },
          { local_name: 'eesti keel', locale_code: 'et-EE' },
        ],
      },
    });
  });

  test('a flow that the partner does not have has no fields', () => {
    const settings = { ...saved, flows: [] };
    expect(readField(settings, 'content.TRADE.invite_title')).toBeNull();
  });
});
