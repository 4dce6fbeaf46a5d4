import {
  addresses,
  type Body,
  buildAddress,
  exampleOf,
  reportMinutes,
  type TestMessageText,
} from '@forecourt/contract';
import type { Tx } from '../../db/database.ts';
import { contentText, type TextName } from '../../domain/content.ts';
import { invalidFormat, missingField } from '../../domain/errors.ts';
import { mobileNumber } from '../../domain/contact.ts';
import { rulesOf } from '../../domain/identifiers.ts';
import { languageOf } from '../../domain/language.ts';
import { localeCode, storedLocales } from '../../domain/locale.ts';
import { localeOfTexts, storedTexts } from '../../domain/ownTexts.ts';
import { shownSections } from '../../domain/sections.ts';
import { notFound } from '../../http/problem.ts';
import { assertMaySend } from '../../messaging/assertMaySend.ts';
import { requireChannel } from '../../messaging/channels.ts';
import { enqueue, type SendParts } from '../../messaging/enqueue.ts';
import type { TestPurpose } from '../../messaging/purposes.ts';
import { writeTemplate } from '../../messaging/texts.ts';
import { findCustomisation, type CustomisationRow } from '../partners/queries.ts';

/** What each text is sent for, and the text that is its subject by email. */
const TESTS: Readonly<Record<TestMessageText, { purpose: TestPurpose; subject: TextName }>> = {
  sms_request: { purpose: 'TEST_REQUEST', subject: 'email_subject' },
  email_body: { purpose: 'TEST_REQUEST', subject: 'email_subject' },
  follow_up: { purpose: 'TEST_FOLLOW_UP', subject: 'follow_up_subject' },
  message_notice: { purpose: 'TEST_MESSAGE', subject: 'email_subject' },
  done_message: { purpose: 'TEST_CONCLUSION', subject: 'done_subject' },
  extra_message: { purpose: 'TEST_CONCLUSION', subject: 'extra_subject' },
};

/** The same as in the previews of the settings. */
const SAMPLE = { name: 'Ann Lee', car: 'Audi A4', claim: 'CL-######' };

/** Who sends themselves a test. */
interface Tester {
  partnerId: string;
  userId: string;
}

/**
 * Enqueues a text of the draft to the person who writes it, in `tx`. Wake `SEND_QUEUE` after the commit.
 *
 * @returns where it goes
 * @throws Problem as `enqueue`; 403 EMAIL_NOT_VERIFIED; 404; 409 when the channel is off; 422 naming the
 * text with a wrong placeholder
 */
export async function queueTest(
  services: SendParts,
  tx: Tx,
  { partnerId, userId }: Tester,
  { flow, name, channel, locale_code, text, subject, phone }: Body<'sendTestMessage'>,
): Promise<string> {
  const row = await findCustomisation(tx, partnerId, flow);
  if (!row) throw notFound();
  await assertMaySend(tx, partnerId);
  requireChannel(services.config, channel);
  const { locale } = languageOf(row, offeredCode(row, locale_code));
  const { purpose, subject: subjectName } = TESTS[name];
  const isMail = channel === 'EMAIL';
  const template = contentText(flow, name, text, 'text');
  if (template === null) throw missingField('text');
  const title = isMail ? contentText(flow, subjectName, subject ?? null, 'subject') : '';
  if (title === null) throw missingField('subject');
  const recipient = isMail ? await addressOf(tx, userId) : mobileNumber(phone ?? '');
  const { config } = services;
  const link = config.publicUrl + buildAddress(addresses.invite, { uniqueId: row.unique_id });
  const values = {
    name: SAMPLE.name,
    partner: row.partner_name,
    car: SAMPLE.car,
    claim: sampleClaim(row),
    minutes: reportMinutes(shownSections(row)),
    link,
  };
  const written = writeTemplate(
    channel,
    { subject: title, sms: template, text: template },
    values,
    locale,
  );
  const message = { channel, purpose, recipient, subject: written.subject, body: written.text };
  const sender = { kind: 'STAFF', userId } as const;
  await enqueue(services, tx, partnerId, sender, [{ ...message, link, locale }]);
  return recipient;
}

/** @throws InvalidInput for a language that the partner does not write texts in */
function offeredCode({ locales, texts }: CustomisationRow, wanted: string): string {
  const { default: standard, list } = storedLocales(locales);
  const code = localeCode(wanted, 'locale_code');
  const codes = [
    ...list.map((one) => one.locale_code),
    localeOfTexts(storedTexts(texts), standard),
  ];
  if (!codes.includes(code)) throw invalidFormat('locale_code');
  return code;
}

/** A claim number of the partner's own form; empty where requests have none. */
function sampleClaim(row: CustomisationRow): string {
  const rule = rulesOf(row)?.claim_number;
  return rule && rule.use !== 'OFF' ? exampleOf(rule.mask ?? SAMPLE.claim) : '';
}

async function addressOf(tx: Tx, userId: string): Promise<string> {
  const { email } = await tx
    .selectFrom('users')
    .where('id', '=', userId)
    .select('email')
    .executeTakeFirstOrThrow();
  return email;
}
