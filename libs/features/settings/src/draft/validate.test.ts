import { expect, test } from 'vitest';
import type { FieldKey, FieldValue } from './fields.ts';
import { problemOf } from './validate.ts';

test.each<[FieldKey, FieldValue, string | undefined]>([
  ['general.partner_name', '  ', 'missing'],
  ['general.partner_name', 'N'.repeat(250), undefined],
  ['general.partner_name', 'N'.repeat(251), 'tooLong'],
  ['general.locale_name.et-EE', '', 'missing'],
  ['general.country_code', '372', undefined],
  ['general.country_code', '', 'dialCode'],
  ['general.country_code', '+372', 'dialCode'],
  ['general.agent_email', null, undefined],
  ['general.agent_email', 'ann@northgate.test', undefined],
  ['general.agent_email', 'ann@northgate', 'email'],
  ['general.agent_email', `${'a'.repeat(65)}@northgate.test`, 'email'],
  ['general.logo_width', null, undefined],
  ['general.logo_width', 39, 'width'],
  ['general.logo_width', 320, undefined],
  ['content.TRADE.terms_url', 'https://northgate.test/terms', undefined],
  ['content.TRADE.terms_url', '/terms', undefined],
  ['content.TRADE.terms_url', '//evil.test', 'address'],
  ['content.TRADE.terms_url', 'javascript:alert(1)', 'address'],
  ['content.TRADE.privacy_url', 'northgate', 'address'],
  ['content.TRADE.sms_request', 'a'.repeat(641), 'tooLong'],
  ['content.TRADE.sms_request', null, undefined],
  ['content.TRADE.whatsapp_request', null, undefined],
  ['content.TRADE.whatsapp_request', `HX${'0a'.repeat(16)}`, undefined],
  ['content.TRADE.de.whatsapp_follow_up', `HX${'0a'.repeat(16)}`, undefined],
  ['content.TRADE.whatsapp_addition', `HX${'0A'.repeat(16)}`, 'template'],
  ['content.TRADE.whatsapp_addition', 'request_en', 'template'],
  ['sections.TRADE.vin', 'off', undefined],
  ['sections.CLAIM.claim_number_mask', null, undefined],
  ['sections.CLAIM.claim_number_mask', 'CL-######', undefined],
  ['sections.CLAIM.claim_number_mask', 'CL-2026', 'mask'],
  ['sections.CLAIM.policy_number_mask', '### ', 'mask'],
  ['sections.CLAIM.claim_number_use', 'REQUIRED', undefined],
  ['theme.ui_secondary_1', '#123456', undefined],
])('%s = %j: %s', (key, value, problem) => {
  expect(problemOf(key, value)).toBe(problem);
});
