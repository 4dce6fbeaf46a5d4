import type { MessageTexts } from '@forecourt/contract';
import type { Flow } from '../db/schema.ts';
import type { OwnTexts } from '../domain/ownTexts.ts';
import type { Purpose } from './purposes.ts';
import { withoutName, wordsIn } from './words/index.ts';
import type { FlowTexts, Template } from './words/types.ts';

/** The placeholders that a text may contain. */
export interface Placeholders {
  name: string;
  partner: string;
  link: string;
  /** How long a report with the flow's sections takes. */
  minutes?: number;
  /** The claim number; empty for none. */
  claim?: string;
}

/** The default texts in a language. */
export function productTexts(flow: Flow, locale: string): MessageTexts {
  const { flows, notice } = wordsIn(locale);
  const texts: FlowTexts = flows[flow];
  return {
    sms_request: texts.request_sms,
    email_subject: texts.request_email_subject,
    email_body: texts.request_email,
    follow_up: texts.follow_up_sms,
    follow_up_subject: texts.follow_up_email_subject,
    message_notice: notice.own,
    ...(texts.conclusions && conclusionTexts(texts.conclusions)),
  };
}

/** The texts of conclusions, by their names in the settings. */
function conclusionTexts({ done, extra }: NonNullable<FlowTexts['conclusions']>) {
  return {
    done_message: done.sms,
    done_subject: done.subject,
    done_next: done.next,
    extra_message: extra.sms,
    extra_subject: extra.subject,
    extra_next: extra.next,
  };
}

/**
 * A partner's own texts, with ours as defaults; a partner has one reminder for both SMS and email.
 */
function textsOf(
  flow: Flow,
  own: OwnTexts,
  locale: string,
): Omit<FlowTexts, 'title' | 'conclusions'> {
  const ours = wordsIn(locale).flows[flow];
  return {
    request_sms: own.sms_request ?? ours.request_sms,
    request_email_subject: own.email_subject ?? ours.request_email_subject,
    request_email: own.email_body ?? ours.request_email,
    follow_up_sms: own.follow_up ?? ours.follow_up_sms,
    follow_up_email_subject: own.follow_up_subject ?? ours.follow_up_email_subject,
    follow_up_email: own.follow_up ?? ours.follow_up_email,
  };
}

/** A message ready to be sent. A mail gets its HTML when it is handed over. */
export interface Written {
  subject: string | null;
  text: string;
}

/**
 * Writes the message for a purpose.
 *
 * @param own the partner's texts; ours replace missing ones.
 * @param message the staff's own text of a follow-up, which replaces the template.
 */
export function writeMessage(
  channel: 'SMS' | 'EMAIL',
  purpose: Purpose,
  flow: Flow,
  own: OwnTexts,
  placeholders: Placeholders,
  locale: string,
  message: string | null = null,
): Written {
  const texts = textsOf(flow, own, locale);
  const kind = purpose === 'FOLLOW_UP' ? 'follow_up' : 'request';
  const template = {
    subject: texts[`${kind}_email_subject`],
    sms: message ?? texts[`${kind}_sms`],
    text: message ?? texts[`${kind}_email`],
  };
  return writeTemplate(channel, template, placeholders, locale);
}

/** Fills in a template for a channel. */
export function writeTemplate(
  channel: 'SMS' | 'EMAIL',
  template: Template,
  placeholders: Placeholders,
  locale: string,
): Written {
  const whole = withLink(channel === 'SMS' ? template.sms : template.text);
  const text = fill(whole, placeholders, locale);
  if (channel === 'SMS') return { subject: null, text };
  return { subject: fill(template.subject, placeholders, locale), text };
}

/** Adds the link if the text has none: without it a message is useless. */
export function withLink(template: string): string {
  return template.includes('{link}') ? template : `${template}\n\n{link}`;
}

/**
 * Fills in known placeholders; other words in braces stay. A missing name or claim number leaves no gap.
 */
export function fill(
  template: string,
  placeholders: Partial<Placeholders> & { car?: string },
  locale: string,
): string {
  const { minutes } = wordsIn(locale);
  const named = placeholders.name === '' ? withoutName(template) : template;
  return (placeholders.claim === '' ? withoutClaim(named) : named)
    .replace(/\{(name|partner|link|minutes|car|claim)\}/g, (whole, key: keyof Placeholders) =>
      String(placeholders[key] ?? whole),
    )
    .replace(/[ ]+,/g, ',')
    .replace(new RegExp(`\\b${minutes.other}\\b`, 'g'), minutes.one);
}

/** A template without the place of the claim number, and without what introduces or encloses it. */
function withoutClaim(template: string): string {
  return template.replace(/^\{claim\} *[:,–-]? */gm, '').replace(/ ?[([#]*\{claim\}[)\]]?/g, '');
}
