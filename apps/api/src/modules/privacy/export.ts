import { correctionsOf } from '../../domain/details.ts';
import type { Row } from '../../db/schema.ts';
import type { ZipEntry } from '../../http/zip.ts';
import type { Media } from '../../media/index.ts';
import { filesOf } from '../assets/archive.ts';
import type { Belongings } from './belongings.ts';
import type { Customer } from './customer.ts';

type Pictures = Pick<Media, 'photo' | 'frame' | 'document'>;

/** A customer's data: a JSON file per kind, then every photo, by request. */
export function* exportOf(
  { requests }: Customer,
  rows: Belongings,
  pictures: Pictures,
  now: Date,
): Generator<ZipEntry> {
  const kinds = { requests: requests.map(readableRequest), ...readableRows(rows) };
  for (const [name, content] of Object.entries(kinds)) {
    const bytes = Buffer.from(`${JSON.stringify(content, null, 2)}\n`, 'utf8');
    yield { name: `${name}.json`, at: now, read: async () => bytes };
  }
  const folders = new Map(rows.reports.map(({ id, request_id }) => [id, request_id]));
  const shown = rows.uploads.filter(
    ({ state, deleted_at }) => state === 'PROCESSED' && deleted_at === null,
  );
  for (const { upload, name, frame } of shown.flatMap(filesOf)) {
    yield {
      name: `photos/${folders.get(upload.report_id) ?? 'other'}/${name}`,
      at: upload.taken_at ?? upload.inserted_at,
      read: () =>
        frame === null
          ? pictures.photo(upload.storage_key)
          : pictures.frame(upload.storage_key, frame),
    };
  }
  yield* filesOfMessages(rows, pictures);
}

/** The files of conversations, by request and in the order of their sending. */
function* filesOfMessages({ attachments }: Belongings, pictures: Pictures): Generator<ZipEntry> {
  const sent = attachments.filter(({ message_id }) => message_id !== null);
  for (const { id, request_id, kind, name, storage_key, inserted_at } of sent) {
    yield {
      name: `messages/${request_id}/${id}-${name}`,
      at: inserted_at,
      read: () => (kind === 'PHOTO' ? pictures.photo(storage_key) : pictures.document(storage_key)),
    };
  }
}

/** Only the customer's data: no staff, no dealers, and no links that give access. */
function readableRows(rows: Belongings) {
  return {
    reports: rows.reports.map(readable),
    trade_ins: rows.tradeIns.map(readable),
    claims: rows.claims.map(readable),
    inspections: rows.inspects.map(readable),
    auctions: rows.auctions.map(readable),
    offers: rows.bids.map(readable),
    // the reason of a dealer is the dealer's
    deals: rows.deals.map(({ reason, ...deal }) =>
      readable({ ...deal, reason: deal.withdrawn_by === 'OWNER' ? reason : null }),
    ),
    photos: rows.uploads.filter(({ deleted_at }) => deleted_at === null).map(readable),
    additions: rows.additions.map(readable),
    comments: rows.comments.map(readable),
    conversations: rows.threads.map((thread) => ({
      ...readable(thread),
      messages: rows.messages
        .filter(({ thread_id }) => thread_id === thread.id)
        .map((message) => ({
          ...readable(message),
          files: rows.attachments
            .filter(({ message_id }) => message_id === message.id)
            .map(({ id, name }) => `messages/${thread.lead_id}/${id}-${name}`),
        })),
    })),
    sent: rows.outbox.map(({ channel, purpose, recipient, subject, status, inserted_at }) => ({
      channel,
      purpose,
      recipient,
      subject,
      status,
      inserted_at,
    })),
    batches: rows.batchRows.map(readable),
    timeline: rows.events.map(readable),
  };
}

/** With what was corrected, but not by whom. */
function readableRequest({ corrections, ...request }: Row<'requests'>): Record<string, unknown> {
  const corrected = Object.entries(correctionsOf({ corrections }));
  const shown = corrected.map(([field, { entered, at }]) => ({ field, entered, at }));
  return { ...readable(request), ...(shown.length > 0 ? { corrections: shown } : {}) };
}

/** Internal columns, and those about other people. */
const HIDDEN = new Set([
  'partner_id',
  'storage_key',
  'key_version',
  'client_id',
  'client_key',
  'customisation_id',
  'agent_id',
  'created_by',
  'offered_by',
  'author_id',
  'actor_id',
  'sender_id',
  'dealer_id',
  'winner_dealer_id',
  'offer_dealer_id',
  'recorded_by_id',
  'asked_by',
]);

function readable(row: Partial<Row<'requests'>> | object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(row).filter(([name, value]) => !HIDDEN.has(name) && value !== null),
  );
}
