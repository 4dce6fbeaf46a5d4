import {
  addresses,
  type AdditionNeeds,
  buildAddress,
  reportMinutes,
  type MessagePreview,
} from '@forecourt/contract';
import type { Channel, MessageTemplate, Row, TextChannel } from '../db/schema.ts';
import { oneLine } from '../domain/contact.ts';
import { languageOf, type Spoken } from '../domain/language.ts';
import { ownTextsFor, type OwnTexts, storedTexts } from '../domain/ownTexts.ts';
import type { Sender } from '../domain/sendingRules.ts';
import { hasDealers } from '../db/hasDealers.ts';
import { shownSections } from '../domain/sections.ts';
import { type Templates, templatesFor } from '../domain/whatsapp.ts';
import type { Tx } from '../db/database.ts';
import type { Services } from '../services.ts';
import { assertMaySend } from './assertMaySend.ts';
import { channelsOf, requireChannel } from './channels.ts';
import { enqueue, type Outgoing, type SendParts } from './enqueue.ts';
import { additionTemplate, type AdditionAsked } from './additionTexts.ts';
import { keepNewest } from './newest.ts';
import { openNeeds } from './openNeeds.ts';
import type { Purpose } from './purposes.ts';
import { writeMessage, writeTemplate, type Written } from './texts.ts';

/** The address where the customer completes a request (design §6). */
export function captureLink(
  { config, keys }: Pick<Services, 'config' | 'keys'>,
  request: Pick<Row<'requests'>, 'id' | 'key_version'>,
): string {
  const sessionKey = keys.make('capture', request.id, request.key_version);
  return config.publicUrl + buildAddress(addresses.capture, { requestId: request.id, sessionKey });
}

/**
 * Writes the message to the customer of a request and enqueues its delivery, both in `tx`. Wake
 * `SEND_QUEUE` after the commit.
 *
 * @param message the staff's own text, for a follow-up.
 * @throws Problem as `enqueue`; 403 EMAIL_NOT_VERIFIED; 409 when the customer's channel is off.
 */
export async function queueMessage(
  services: SendParts & Pick<Services, 'keys'>,
  tx: Tx,
  request: Row<'requests'>,
  sender: Sender,
  purpose: Purpose,
  message: string | null = null,
): Promise<void> {
  const recipient = request.phone ?? request.email;
  if (!recipient) return;
  await assertMaySend(tx, request.partner_id);
  const link = captureLink(services, request);
  const asked = await openNeeds(tx, request);
  const what = { purpose, link, asked, message };
  const { channel, template, subject, text, locale } = await plan(services, tx, request, what);
  requireChannel(services.config, channel);
  await queueFor(services, tx, request, sender, {
    channel,
    purpose,
    recipient,
    subject,
    body: text,
    link,
    locale,
    template,
  });
}

/** A message to the customer of a request, as it would go now. */
interface Planned extends Localized {
  channel: Channel;
  /** By WhatsApp. */
  template: MessageTemplate | null;
}

/**
 * Writes a message for the way that it takes: by WhatsApp if the customer is to be written to so, and there
 * is a template that says it. No template has words of staff.
 */
async function plan(
  { config }: Pick<Services, 'config'>,
  tx: Tx,
  request: Row<'requests'>,
  what: Omit<What, 'channel'>,
): Promise<Planned> {
  const channel = request.phone ? 'SMS' : 'EMAIL';
  const written = await writeTo(tx, request, { ...what, channel });
  const isOn = request.phone_channel === 'WHATSAPP' && channelsOf(config).includes('WHATSAPP');
  const template = isOn && channel === 'SMS' ? await templateOf(tx, request, what) : null;
  return { ...written, channel: template ? 'WHATSAPP' : channel, template };
}

async function templateOf(
  tx: Tx,
  request: Row<'requests'>,
  { purpose, asked, message }: Omit<What, 'channel'>,
): Promise<MessageTemplate | null> {
  const { partner, templates } = await senderOf(tx, request);
  const name = oneLine(request.name ?? '');
  // WhatsApp takes no empty value
  if (name === '' || (message ?? asked?.message ?? null) !== null) return null;
  const usual = purpose === 'FOLLOW_UP' ? 'whatsapp_follow_up' : 'whatsapp_request';
  const contentSid = templates[asked ? 'whatsapp_addition' : usual];
  return contentSid === null ? null : { contentSid, name, partner: oneLine(partner) };
}

/**
 * Enqueues a written message to the customer of a request, and sets the request's delivery state.
 */
export async function queueFor(
  services: SendParts,
  tx: Tx,
  request: Pick<Row<'requests'>, 'id' | 'partner_id'>,
  sender: Sender,
  message: Omit<Outgoing, 'request_id'>,
): Promise<void> {
  const outgoing = { ...message, request_id: request.id };
  const queued = await enqueue(services, tx, request.partner_id, sender, [outgoing]);
  const now = services.clock.now();
  await keepNewest(tx, [outgoing], queued, now);
  // sending a link renews it, even if it had expired
  const renewed = { last_activity_at: now };
  await tx.updateTable('requests').set(renewed).where('id', '=', request.id).execute();
}

/**
 * A preview of the message to the customer of a request. The link is shortened, because only the
 * customer may have its key.
 *
 * @param planned what would be asked for, for an addition.
 */
export async function previewOf(
  services: Pick<Services, 'config'>,
  tx: Tx,
  request: Row<'requests'>,
  purpose: Purpose,
  planned: AdditionNeeds = { photos: 0, more: true },
): Promise<MessagePreview> {
  const link = `${services.config.publicUrl}/capture/…`;
  const open = await openNeeds(tx, request);
  const asked = purpose === 'ADDITION' ? { ...planned, message: null } : open;
  const what = { purpose, link, asked, message: null };
  const { channel, subject, text } = await plan(services, tx, request, what);
  return { channel, to: request.phone ?? request.email, subject, text, link };
}

/**
 * A message to the customer of a request, written for another channel than it went by.
 *
 * @param sent the message as it is kept, with its link
 */
export async function writeForChannel(
  tx: Tx,
  request: Row<'requests'>,
  channel: TextChannel,
  { purpose, link, body }: { purpose: Purpose; link: string; body: string },
): Promise<Localized> {
  const asked = await openNeeds(tx, request);
  // staff may have written a follow-up themselves
  const message = purpose === 'FOLLOW_UP' ? body.replaceAll(link, '{link}') : null;
  return writeTo(tx, request, { channel, purpose, link, asked, message });
}

/** A message with the language that it is written in. */
type Localized = Written & Pick<Spoken, 'locale'>;

interface What {
  channel: TextChannel;
  purpose: Purpose;
  link: string;
  /** What is asked for in addition, if anything is. */
  asked: AdditionAsked | null;
  /** The staff's own text, for a follow-up. */
  message: string | null;
}

async function writeTo(
  tx: Tx,
  request: Row<'requests'>,
  { channel, purpose, link, asked, message }: What,
): Promise<Localized> {
  const { partner, texts, minutes, locale } = await senderOf(tx, request);
  const claim = request.claim_number ?? '';
  const placeholders = { name: request.name ?? '', partner, link, minutes, claim };
  const { request_type: flow } = request;
  if (!asked) {
    const written = writeMessage(channel, purpose, flow, texts, placeholders, locale, message);
    return { ...written, locale };
  }
  const template = additionTemplate(purpose, asked, locale);
  const own = message === null ? {} : { sms: message, text: message };
  return { ...writeTemplate(channel, { ...template, ...own }, placeholders, locale), locale };
}

/**
 * The sender's name for who reads about a request, the reader's language, the partner's own texts and
 * templates in it, and the minutes a report takes.
 *
 * @param request its `locale` is the language that the reader chose
 */
export async function senderOf(
  tx: Tx,
  request: Pick<Row<'requests'>, 'partner_id' | 'request_type' | 'locale'>,
): Promise<{
  partner: string;
  texts: OwnTexts;
  templates: Templates;
  minutes: number;
  locale: string;
}> {
  const row = await tx
    .selectFrom('partners')
    .leftJoin('customisations', (join) =>
      join
        .onRef('customisations.partner_id', '=', 'partners.id')
        .on('customisations.flow', '=', request.request_type),
    )
    .where('partners.id', '=', request.partner_id)
    .select(['partners.name', 'partners.locales'])
    .select(['customisations.texts', 'customisations.sections'])
    .select(hasDealers.as('has_dealers'))
    .executeTakeFirstOrThrow();
  const minutes = reportMinutes(shownSections({ ...row, sections: row.sections ?? {} }));
  const spoken = languageOf(row, request.locale);
  const texts = ownTextsFor(spoken, storedTexts(row.texts));
  const own = { texts: row.texts ?? {}, locales: row.locales };
  const templates = templatesFor(own, spoken.reads);
  return { partner: row.name, texts, templates, minutes, locale: spoken.locale };
}
