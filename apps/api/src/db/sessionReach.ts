import { sql } from 'kysely';

/**
 * Whether a membership is opened by its company alone, in a query that has `memberships`: the partner asks
 * everyone to sign in so, and this is not the administrator who keeps their password.
 */
export const requiresCompany = sql<boolean>`
  exists (
    select from company_sign_ins
    where company_sign_ins.partner_id = memberships.partner_id
      and company_sign_ins.required
      and company_sign_ins.kept_admin is distinct from memberships.user_id)`;

/**
 * Whether a session opens a membership, in a query that joins `sessions` and `memberships`: one that a
 * company opened reaches the partners that trust its provider, any other one those that do not require
 * company sign-in of this user.
 */
export const sessionReaches = sql<boolean>`
  case when sessions.partner_ids is not null
    then memberships.partner_id = any (sessions.partner_ids)
    else not ${requiresCompany}
  end`;
