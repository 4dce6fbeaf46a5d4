import {
  hasIdentifiers,
  type ContentUpdate,
  type Flow,
  type TranslatedTexts,
} from '@forecourt/contract';
import { invalidFormat } from './errors.ts';
import { oneLine } from './contact.ts';

/** The texts of a partner's own content; the rest are switches. */
export type TextName = Exclude<keyof ContentUpdate, SwitchName>;

/** The switches of a partner's content: which conclusions customers are told. */
export type SwitchName = 'tells_done' | 'tells_extra';

/** The texts that a partner writes in each of its languages. */
export const TRANSLATED: readonly (keyof TranslatedTexts)[] = [
  'sms_request',
  'email_subject',
  'email_body',
  'follow_up',
  'follow_up_subject',
  'message_notice',
  'whatsapp_request',
  'whatsapp_follow_up',
  'whatsapp_addition',
  'done_message',
  'done_subject',
  'done_next',
  'extra_message',
  'extra_subject',
  'extra_next',
  'invite_title',
  'invite_text',
];

export function isSwitch(name: keyof ContentUpdate): name is SwitchName {
  return name === 'tells_done' || name === 'tells_extra';
}

/** Texts of requests and reminders: they take {claim} as well where the flow has identifiers. */
const ABOUT_REQUEST: ReadonlySet<TextName> = new Set([
  'sms_request',
  'email_subject',
  'email_body',
  'follow_up',
  'follow_up_subject',
]);
/** The placeholders that each text may contain; a text that is not named is no template. */
const PLACEHOLDERS: Partial<Record<TextName, readonly string[]>> = {
  sms_request: ['name', 'partner', 'link', 'minutes'],
  email_subject: ['name', 'partner'],
  email_body: ['name', 'partner', 'link', 'minutes'],
  follow_up: ['name', 'partner', 'link'],
  follow_up_subject: ['name', 'partner'],
  message_notice: ['name', 'partner', 'link', 'car'],
  done_message: ['name', 'partner', 'link', 'car'],
  done_subject: ['name', 'partner'],
  done_next: ['partner', 'car'],
  extra_message: ['name', 'partner', 'link', 'car'],
  extra_subject: ['name', 'partner'],
  extra_next: ['partner', 'car'],
};
const ONE_LINE = new Set<TextName>([
  'email_subject',
  'follow_up_subject',
  'done_subject',
  'extra_subject',
  'invite_title',
]);
const ADDRESSES = new Set<TextName>(['terms_url', 'privacy_url']);
const BRACES = /\{([^{}]*)\}|[{}]/g;
/**
 * Control characters except line breaks; marks that change the direction of the text that follows.
 */
const HIDDEN = /(?!\n)\p{Cc}|[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/**
 * Cleans and checks a partner's own text: no invisible characters, only known placeholders. Empty
 * means none.
 *
 * @param field how a refusal names it
 * @throws InvalidInput INVALID_FORMAT for an unknown placeholder, or for an invalid address
 */
export function contentText(
  flow: Flow,
  name: TextName,
  text: string | null,
  field: string,
): string | null {
  if (text === null) return null;
  if (ADDRESSES.has(name)) return address(text.trim(), field);
  const plain = ONE_LINE.has(name)
    ? oneLine(text)
    : text.replace(/\r\n?/g, '\n').replace(HIDDEN, '').trim();
  const allowed = placeholdersOf(flow, name);
  if (allowed) {
    for (const [, word] of plain.matchAll(BRACES)) {
      if (word !== undefined && allowed.includes(word)) continue;
      const names = allowed.map((one) => `{${one}}`).join(', ');
      throw invalidFormat(field, `text with no braces but ${names}`);
    }
  }
  return plain === '' ? null : plain;
}

function placeholdersOf(flow: Flow, name: TextName): readonly string[] | undefined {
  const usual = PLACEHOLDERS[name];
  return usual && hasIdentifiers(flow) && ABOUT_REQUEST.has(name) ? [...usual, 'claim'] : usual;
}

const ADDRESS = 'an address as https://example.com/terms, or a path as /terms';

/** A link target for a page: a web address, or a path of the same origin. */
function address(text: string, field: string): string | null {
  if (text === '') return null;
  if (/[\s\\]/.test(text) || text.search(HIDDEN) !== -1) throw invalidFormat(field, ADDRESS);
  if (/^\/(?!\/)/.test(text)) return text;
  const url = URL.canParse(text) ? new URL(text) : null;
  if (!url || !/^https?:$/.test(url.protocol) || url.username !== '')
    throw invalidFormat(field, ADDRESS);
  return text;
}
