import { languageOf } from '../../domain/language.ts';
import type { Row } from '../../db/schema.ts';
import { writeFactorNotice } from '../../messaging/factorTexts.ts';
import type { FactorNotice } from '../../messaging/purposes.ts';
import { queueStaffMail } from '../../messaging/queueStaffMail.ts';
import type { Tx } from '../../db/database.ts';
import type { Services } from '../../services.ts';

/**
 * Notifies a user by email of a change of their factors, in `tx`, which must see every row. It is
 * sent in the name of their first partner; without a partner, there is no sender and no mail.
 */
export async function mailFactorNotice(
  parts: Pick<Services, 'clock' | 'config' | 'jobs'>,
  tx: Tx,
  user: Pick<Row<'users'>, 'id' | 'name' | 'email'>,
  notice: FactorNotice,
): Promise<void> {
  const membership = await tx
    .selectFrom('memberships')
    .innerJoin('partners', 'partners.id', 'memberships.partner_id')
    .innerJoin('users', 'users.id', 'memberships.user_id')
    .where('memberships.user_id', '=', user.id)
    .where('memberships.disabled_at', 'is', null)
    .orderBy('memberships.position')
    .select(['partners.id as partner_id', 'partners.locales', 'users.locale as chosen'])
    .executeTakeFirst();
  if (!membership) return;
  const { locale } = languageOf(membership, membership.chosen);
  const facts = { name: user.name, notice, at: parts.clock.now(), site: parts.config.publicUrl };
  await queueStaffMail(parts, tx, {
    ...writeFactorNotice(facts, locale),
    partner_id: membership.partner_id,
    purpose: 'ACCOUNT_NOTICE',
    recipient: user.email,
    locale,
  });
}
