import { DAY_MS } from '@forecourt/contract';
import { sql } from 'kysely';
import type { Tx } from '../../db/database.ts';

/** For how long notifications are kept, and how many of each member of a partner. */
const KEPT_DAYS = 60;
const KEPT_NUMBER = 200;

/** Deletes notifications that are too old or too many, in `tx`, which must see every row. @returns how many */
export async function forgetNotifications(tx: Tx, now: Date): Promise<number> {
  const oldest = new Date(now.getTime() - KEPT_DAYS * DAY_MS);
  const old = await tx
    .deleteFrom('notifications')
    .where('inserted_at', '<', oldest)
    .executeTakeFirst();
  const surplus = await sql`
    delete from notifications where id in (
      select id from (
        select id, row_number() over (
          partition by partner_id, user_id order by inserted_at desc, id desc) as place
        from notifications
      ) as placed where place > ${KEPT_NUMBER}
    )`.execute(tx);
  return Number(old.numDeletedRows + (surplus.numAffectedRows ?? 0n));
}
