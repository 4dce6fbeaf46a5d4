import { sql, type Updateable } from 'kysely';
import type { Row, Tables } from '../db/schema.ts';
import type { Tx } from '../db/database.ts';

/** Where messages go for which no provider is set: the outbox of the demo is how they are read. */
export const OUTBOX = 'outbox';
/** What stands for a link that was sent. */
const LINK = '[link]';
const FORGOTTEN = 'The text of a message with a key in it is not kept';
/** Messages whose link opens an account or a membership. */
const SECRET_PURPOSES = new Set(['INVITATION', 'PASSWORD_RESET', 'EMAIL_VERIFICATION']);

/** So long a message that could not be sent can be tried again. */
const FAILED_DAYS = 14;
const DAY_MS = 24 * 60 * 60 * 1000;
const BATCH = 500;

type Sent = Pick<Row<'outbox'>, 'purpose' | 'body' | 'html' | 'link'>;

/**
 * What is forgotten of a message once somebody has it: its link opens what it is about, and whoever
 * can read a copy of the database must not. The outbox of the demo keeps it.
 */
export function afterDelivery(message: Sent, provider: string): Updateable<Tables['outbox']> {
  if (provider === OUTBOX) return {};
  if (SECRET_PURPOSES.has(message.purpose)) return { body: FORGOTTEN, html: null, link: null };
  return withoutLink(message);
}

/** A message's texts without its link. */
function withoutLink({ body, html, link }: Sent): Updateable<Tables['outbox']> {
  if (!link) return {};
  const escaped = link.replaceAll('&', '&amp;');
  return {
    body: body.replaceAll(link, LINK),
    html: html && html.replaceAll(escaped, LINK).replaceAll(link, LINK),
    link: null,
  };
}

/** Takes the links out of what could not be sent in time, and of what was sent before this was done. */
export async function forgetOldLinks(tx: Tx, now: Date): Promise<void> {
  const before = new Date(now.getTime() - FAILED_DAYS * DAY_MS);
  for (let found = BATCH; found === BATCH;) {
    const rows = await tx
      .selectFrom('outbox')
      .where('link', 'is not', null)
      .where(
        sql<boolean>`(status = 'FAILED' and coalesce(attempted_at, inserted_at) < ${before}
          or status = 'SENT' and provider <> ${OUTBOX})`,
      )
      .limit(BATCH)
      .select(['id', 'purpose', 'body', 'html', 'link'])
      .execute();
    for (const { id, ...message } of rows) {
      await tx.updateTable('outbox').set(withoutLink(message)).where('id', '=', id).execute();
    }
    found = rows.length;
  }
}
