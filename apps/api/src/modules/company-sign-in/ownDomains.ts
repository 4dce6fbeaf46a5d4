import { domainOf } from '../../domain/companyRules.ts';
import type { Tx } from '../../db/database.ts';

/** Providers of mailboxes for anyone: an address there says nothing about a company. */
const MAILBOX_PROVIDERS: ReadonlySet<string> = new Set([
  'aol.com',
  'fastmail.com',
  'gmail.com',
  'gmx.at',
  'gmx.ch',
  'gmx.de',
  'gmx.net',
  'googlemail.com',
  'hey.com',
  'hot.ee',
  'hotmail.com',
  'icloud.com',
  'live.com',
  'mac.com',
  'mail.com',
  'mail.ee',
  'mail.ru',
  'me.com',
  'msn.com',
  'online.ee',
  'outlook.com',
  'pm.me',
  'proton.me',
  'protonmail.com',
  't-online.de',
  'tutanota.com',
  'web.de',
  'yahoo.com',
  'yandex.com',
  'yandex.ru',
  'ymail.com',
  'zoho.com',
]);

/**
 * The domains that a partner may name as its own: an administrator has a verified address there, and it is
 * no provider of mailboxes for anyone.
 */
export async function listOwnDomains(tx: Tx, partnerId: string): Promise<string[]> {
  const administrators = await tx
    .selectFrom('memberships')
    .innerJoin('users', 'users.id', 'memberships.user_id')
    .where('memberships.partner_id', '=', partnerId)
    .where('memberships.role', '=', 'ADMIN')
    .where('memberships.disabled_at', 'is', null)
    .where('users.disabled_at', 'is', null)
    .where('users.email_verified_at', 'is not', null)
    .select('users.email')
    .execute();
  const domains = new Set(administrators.map(({ email }) => domainOf(email)));
  return [...domains].filter((domain) => !MAILBOX_PROVIDERS.has(domain)).sort();
}
