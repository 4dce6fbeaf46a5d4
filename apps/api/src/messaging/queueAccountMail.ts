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
  const locale = await localeOfStaff(tx, user.id);
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
 * The language of mails about an account: the default of the user's first partner, in `tx`, which must see
 * every row; without a partner English.
 */
async function localeOfStaff(tx: Tx, userId: string): Promise<string> {
  const partner = await tx
    .selectFrom('memberships')
    .innerJoin('partners', 'partners.id', 'memberships.partner_id')
    .where('memberships.user_id', '=', userId)
    .where('memberships.disabled_at', 'is', null)
    .orderBy('memberships.position')
    .select('partners.locales')
    .executeTakeFirst();
  return languageOf({ locales: partner?.locales ?? {} }).locale;
}
