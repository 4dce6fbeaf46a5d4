import { contactMaxLength, type FlowSettings, isMask, sectionNames } from '@forecourt/contract';
import { EMAIL_LOCAL_MAX_LENGTH, EMAIL_MAX_LENGTH } from '@forecourt/platform';
import { type FieldKey, type FieldValue, nameOf, ruleOf } from './fields.ts';

/** Why a field cannot be published. */
export type FieldProblem =
  | 'missing'
  | 'email'
  | 'address'
  | 'dialCode'
  | 'width'
  | 'tooLong'
  | 'foreignAddress'
  | 'country'
  | 'allOff'
  | 'mask'
  | 'placeholder'
  | 'link'
  | 'template'
  | 'refused';

/** Range of a logo's displayed width, in CSS pixels. */
export const logoWidths = { min: 40, max: 320 } as const;

/** Maximum length of each text (the contract's limits). */
export const textLimits: Record<string, number> = {
  partner_name: contactMaxLength,
  agent_name: contactMaxLength,
  sms_request: 640,
  email_subject: 150,
  email_body: 5000,
  follow_up: 640,
  follow_up_subject: 150,
  message_notice: 640,
  done_message: 640,
  done_subject: 150,
  done_next: 2000,
  extra_message: 640,
  extra_subject: 150,
  extra_next: 2000,
  invite_title: 120,
  invite_text: 600,
};

/** Validates a value before the server is asked; undefined if valid. */
export function problemOf(key: FieldKey, value: FieldValue): FieldProblem | undefined {
  const name = key.startsWith('general.locale_name.') ? 'locale_name' : nameOf(key);
  const text = typeof value === 'string' ? value.trim() : '';
  if (ruleOf(key)?.part === 'mask') {
    return typeof value !== 'string' || isMask(value) ? undefined : 'mask';
  }
  switch (name) {
    case 'partner_name':
    case 'locale_name':
      if (text === '') return 'missing';
      break;
    case 'country_code':
      return /^[1-9]\d{0,3}$/.test(text) ? undefined : 'dialCode';
    case 'agent_email':
      return value === null || isEmail(text) ? undefined : 'email';
    case 'logo_width':
      return value === null || isWidth(value) ? undefined : 'width';
    case 'whatsapp_request':
    case 'whatsapp_follow_up':
    case 'whatsapp_addition':
      return value === null || TEMPLATE.test(String(value)) ? undefined : 'template';
    case 'terms_url':
    case 'privacy_url':
      return value === null || isAddress(text) ? undefined : 'address';
  }
  const limit = textLimits[name];
  return limit !== undefined && text.length > limit ? 'tooLong' : undefined;
}

/** A Content SID of Twilio, as in the contract. */
const TEMPLATE = /^HX[0-9a-f]{32}$/;

/** Whether a flow would ask customers for nothing, which cannot be published. */
export function asksNothing({ sections }: Pick<FlowSettings, 'sections'>): boolean {
  return sectionNames.every((name) => sections[name] === 'off');
}

function isWidth(value: FieldValue): boolean {
  const { min, max } = logoWidths;
  return typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max;
}

/** Checks form and length (spec §5); only a message would show whether the address exists. */
function isEmail(text: string): boolean {
  const at = text.lastIndexOf('@');
  return (
    /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text) &&
    at <= EMAIL_LOCAL_MAX_LENGTH &&
    text.length <= EMAIL_MAX_LENGTH
  );
}

/** An http(s) address or one of the same origin: never a script or another scheme. */
function isAddress(text: string): boolean {
  if (/^\/(?![/\\])/.test(text)) return true;
  if (!URL.canParse(text)) return false;
  return ['https:', 'http:'].includes(new URL(text).protocol);
}
