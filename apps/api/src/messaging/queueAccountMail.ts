import type { Row } from '../db/schema.ts';
import { languageOf } from '../domain/language.ts';
import type { Tx } from '../db/database.ts';
import type { Services } from '../services.ts';
import { writeAccountMail, type AccountMail } from './accountTexts.ts';
import { queueStaffMail } from './queueStaffMail.ts';

/**
 * Writes a mail about an account, which belongs to no partner, and enqueues its delivery, both in
 * `tx`. Wake `SEND_QUEUE` after the commit.
 */
export async function queueAccountMail(
  parts: Pick<Services, 'clock' | 'jobs'>,
  tx: Tx,
  user: Pick<Row<'users'>, 'id' | 'email'>,
  mail: AccountMail,
): Promise<void> {
  const locale = await localeOfAccount(tx, user.id);
  await queueStaffMail(parts, tx, {
    ...writeAccountMail(mail, locale),
    partner_id: null,
    purpose: mail.purpose,
    recipient: user.email,
    link: mail.link,
    locale,
  });
}

/**
 * The language of mails about an account: the user's own, else the default of their first partner, in
 * `tx`, which must see every row; without a partner, or without an account any more, English.
 */
async function localeOfAccount(tx: Tx, userId: string): Promise<string> {
  const account = await tx
    .selectFrom('users')
    .leftJoin('memberships', (join) =>
      join.onRef('memberships.user_id', '=', 'users.id').on('memberships.disabled_at', 'is', null),
    )
    .leftJoin('partners', 'partners.id', 'memberships.partner_id')
    .where('users.id', '=', userId)
    .orderBy('memberships.position')
    .select(['users.locale', 'partners.locales'])
    .executeTakeFirst();
  return languageOf({ locales: account?.locales ?? {} }, account?.locale ?? null).locale;
}
