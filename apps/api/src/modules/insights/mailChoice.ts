import type { Row } from '../../db/schema.ts';
import { Problem } from '../../http/problem.ts';

type MailColumns = Pick<Row<'users'>, 'insights_mail_since'>;

export const NO_INSIGHTS_MAIL: MailColumns = { insights_mail_since: null };

/**
 * What a user's choice to get the figures of each week makes of their row.
 *
 * @throws Problem 403 EMAIL_NOT_VERIFIED
 */
export function insightsMailColumns(user: Row<'users'>, isOn: boolean, now: Date): MailColumns {
  if (!isOn) return NO_INSIGHTS_MAIL;
  if (!user.email_verified_at) throw new Problem(403, 'EMAIL_NOT_VERIFIED');
  return { insights_mail_since: user.insights_mail_since ?? now };
}
