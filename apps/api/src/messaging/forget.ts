import { DAY_MS } from '@forecourt/contract';
import { sql, type Updateable } from 'kysely';
import type { Row, Tables } from '../db/schema.ts';
import type { Tx } from '../db/database.ts';
import { regularMails } from './purposes.ts';

/** The provider name when none is configured: a demo's messages are read in the outbox. */
export const OUTBOX = 'outbox';
/** A dealer's links to its own page and to opting out, which mails hold beside their own link. */
const DEALER_LINK = /https?:\/\/[^\s"<]+\/dealers\/[^\s"<]+/g;
/** Replaces a link that was sent. */
const LINK = '[link]';
const FORGOTTEN = 'The text of a message with a key in it is not kept';
/** Messages whose link opens an account or a membership, those that name many customers, and figures. */
const SECRET_PURPOSES = new Set<string>([
  'INVITATION',
  'PASSWORD_RESET',
  'EMAIL_VERIFICATION',
  ...regularMails.keys(),
]);

/** How long a failed message can be retried. */
const FAILED_DAYS = 14;
/** How long a provider may report that a text message did not arrive. */
const RECEIPT_DAYS = 2;
const BATCH = 500;

type Sent = Pick<Row<'outbox'>, 'purpose' | 'body' | 'link'>;

/**
 * What to delete of a message after delivery: its link gives access, and must not be readable in a
 * copy of the database. A demo's outbox keeps it.
 */
export function afterDelivery(message: Sent, provider: string): Updateable<Tables['outbox']> {
  if (provider === OUTBOX) return {};
  return withoutSecrets(message);
}

function withoutSecrets(message: Sent): Updateable<Tables['outbox']> {
  if (SECRET_PURPOSES.has(message.purpose)) return { body: FORGOTTEN, link: null };
  return withoutLink(message);
}

/** A message's texts without its links. */
function withoutLink({ body, link }: Omit<Sent, 'purpose'>): Updateable<Tables['outbox']> {
  if (!link) return {};
  return {
    body: body.replaceAll(link, LINK).replaceAll(DEALER_LINK, LINK),
    link: null,
  };
}

/**
 * Removes the links from messages that could not be sent in time, from text messages of which no
 * receipt came, and from older ones that were sent before links were removed on delivery.
 * @returns from how many
 */
export async function forgetOldLinks(tx: Tx, now: Date): Promise<number> {
  let all = 0;
  const before = new Date(now.getTime() - FAILED_DAYS * DAY_MS);
  const unreported = new Date(now.getTime() - RECEIPT_DAYS * DAY_MS);
  for (let found = BATCH; found === BATCH;) {
    const rows = await tx
      .selectFrom('outbox')
      .where('link', 'is not', null)
      .where(
        sql<boolean>`(status = 'FAILED' and coalesce(attempted_at, inserted_at) < ${before}
          or status = 'SENT' and provider <> ${OUTBOX}
            and (channel = 'EMAIL' or delivered_at is not null or sent_at < ${unreported}))`,
      )
      .limit(BATCH)
      .select(['id', 'purpose', 'body', 'link'])
      .execute();
    for (const { id, ...message } of rows) {
      await tx.updateTable('outbox').set(withoutSecrets(message)).where('id', '=', id).execute();
    }
    found = rows.length;
    all += found;
  }
  return all;
}
