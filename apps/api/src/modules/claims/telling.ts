import { flows, type ConclusionPreview, type ClaimStatus } from '@forecourt/contract';
import { kindOf, type ConclusionKind } from '../../domain/conclusion.ts';
import type { Sender } from '../../domain/sendingRules.ts';
import type { TextChannel, Row } from '../../db/schema.ts';
import type { Tx } from '../../db/database.ts';
import { reportOf } from '../../db/report.ts';
import { CONCLUSION_PURPOSE } from '../../messaging/conclusionMessages.ts';
import {
  tellsConclusion,
  writeConclusion,
  type ConclusionPlaceholders,
} from '../../messaging/conclusionTexts.ts';
import { enqueue, type SendParts } from '../../messaging/enqueue.ts';
import { keepNewest } from '../../messaging/newest.ts';
import { captureLink, senderOf } from '../../messaging/queue.ts';
import type { OwnTexts } from '../../domain/ownTexts.ts';
import type { Services } from '../../services.ts';
import { saveConclusion, type Concluded } from './queries.ts';

export type TellParts = SendParts & Pick<Services, 'keys' | 'realtime'>;

type Customer = Pick<Row<'requests'>, 'id' | 'request_type' | 'partner_id'>;

/** Which of its flow's conclusions a status is; null for none. */
export function kindIn(request: Pick<Customer, 'request_type'>, status: number) {
  return kindOf(status, flows[request.request_type].concludedAs);
}

/** Whether the partner has the customers of a flow told this conclusion. */
export async function isTold(
  tx: Tx,
  request: Pick<Row<'requests'>, 'partner_id' | 'request_type' | 'locale'>,
  status: number,
): Promise<boolean> {
  const kind = kindIn(request, status);
  if (!kind) return false;
  const { texts } = await senderOf(tx, request);
  return tellsConclusion(texts, kind);
}

/** The channel by which a customer is reached; null without any address. */
export function channelOf({ phone, email }: Pick<Row<'requests'>, 'phone' | 'email'>) {
  if (phone !== null) return 'SMS';
  return email === null ? null : 'EMAIL';
}

/**
 * Tells the customer the conclusion that stands, in `tx`: from now on their page shows it, and the
 * message is on its way, if there is a channel. Wake `SEND_QUEUE` after the commit.
 *
 * @throws Problem as `enqueue`, for messages from staff
 */
export async function tell(
  services: TellParts,
  tx: Tx,
  { row, request }: Concluded,
  channel: TextChannel | null,
  sender: Sender,
): Promise<void> {
  const now = services.clock.now();
  await saveConclusion(tx, row, {
    tells: true,
    tell_at: null,
    told_at: now,
    told_status: row.status,
    updated_at: now,
  });
  const recipient = channel === 'SMS' ? request.phone : request.email;
  const kind = kindIn(request, row.status);
  if (!channel || !recipient || !kind) return;
  const link = captureLink(services, request);
  const words = await wordsOf(tx, request, link);
  const { subject, text } = writeConclusion(
    channel,
    { flow: request.request_type, kind },
    ...words,
  );
  const message = {
    about_request_id: request.id,
    channel,
    purpose: CONCLUSION_PURPOSE,
    recipient,
    subject,
    body: text,
    link,
    locale: words[2],
  };
  const queued = await enqueue(services, tx, request.partner_id, sender, [message]);
  await keepNewest(tx, [message], queued, now);
}

/** The messages of the conclusions that the partner tells, as this customer would get them. */
export async function previewsOf(
  { config }: Pick<Services, 'config'>,
  tx: Tx,
  request: Row<'requests'>,
): Promise<ConclusionPreview[]> {
  const { concludedAs } = flows[request.request_type];
  if (concludedAs === null) return [];
  const words = await wordsOf(tx, request, `${config.publicUrl}/capture/…`);
  const channel = channelOf(request);
  const statuses: Record<ConclusionKind, ClaimStatus> = { done: concludedAs, extra: 5 };
  return (['done', 'extra'] as const)
    .filter((kind) => tellsConclusion(words[0], kind))
    .map((kind) => {
      const what = { flow: request.request_type, kind };
      const { subject, text } = writeConclusion(channel ?? 'SMS', what, ...words);
      return {
        status: statuses[kind],
        channel,
        to: request.phone ?? request.email,
        subject,
        text,
      };
    });
}

/** The partner's own texts, what its messages say of a customer, and in which language. */
async function wordsOf(
  tx: Tx,
  request: Pick<Row<'requests'>, 'id' | 'name' | 'partner_id' | 'request_type' | 'locale'>,
  link: string,
): Promise<[texts: OwnTexts, placeholders: ConclusionPlaceholders, locale: string]> {
  const { partner, texts, locale } = await senderOf(tx, request);
  const car = carOf(await reportOf(tx, request.id));
  return [texts, { name: request.name ?? '', partner, link, car }, locale];
}

/** 'year make model' as far as known; null when nothing is. */
export function carOf({ year, make, model }: Pick<Row<'reports'>, 'year' | 'make' | 'model'>) {
  return [year, make, model].filter(Boolean).join(' ') || null;
}
