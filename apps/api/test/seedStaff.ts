import { randomBytes } from 'node:crypto';
import { json } from '../src/db/schema.ts';
import { newId } from '../src/domain/id.ts';
import { hashToken } from '../src/http/principal.ts';
import type { Tx } from '../src/db/database.ts';
import type { Tenant } from './tenants.ts';

/**
 * Rows that administrators see: an invitation, a session, a change, a translation file,
 * a token, a webhook, a company's sign-in.
 */
export async function seedStaffRows(tx: Tx, tenant: Tenant, mark: string, now: Date) {
  const { partnerId } = tenant;
  const later = new Date(now.getTime() + 7 * 86_400_000);
  const invitationKey = randomBytes(32).toString('base64url');
  const invitationId = newId(now);
  await tx
    .insertInto('invitations')
    .values({
      id: invitationId,
      partner_id: partnerId,
      name: mark,
      role: 'AGENT',
      email: `${mark}-invited@example.com`.toLowerCase(),
      inserted_at: now,
      key_hash: hashToken(invitationKey),
      expires_at: later,
    })
    .execute();
  const [resetKey, verifyKey] = [0, 1].map(() => randomBytes(32).toString('base64url')) as [
    string,
    string,
  ];
  const ofAgent = { user_id: tenant.agent, inserted_at: now, expires_at: later };
  const { email } = await tx
    .selectFrom('users')
    .where('id', '=', tenant.agent)
    .select('email')
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('account_keys')
    .values([
      { ...ofAgent, id: newId(now), purpose: 'RESET', email, key_hash: hashToken(resetKey) },
      { ...ofAgent, id: newId(now), purpose: 'VERIFY', email, key_hash: hashToken(verifyKey) },
    ])
    .execute();
  const sessionId = newId(now);
  await tx
    .insertInto('sessions')
    .values({
      id: sessionId,
      token_hash: newId(now),
      user_id: tenant.agent,
      user_agent: mark,
      inserted_at: now,
      last_used_at: now,
      authenticated_at: now,
      expires_at: later,
    })
    .execute();
  await tx
    .insertInto('settings_changes')
    .values({
      id: newId(now),
      partner_id: partnerId,
      actor_name: mark,
      area: 'GENERAL',
      field: 'partner_name',
      value_before: null,
      value_after: mark,
      inserted_at: now,
    })
    .execute();
  await tx
    .insertInto('settings_versions')
    .values({
      partner_id: partnerId,
      version: 1,
      actor_name: mark,
      areas: json([]),
      snapshot: json({ partner: { name: mark }, flows: [] }),
      inserted_at: now,
    })
    .execute();
  await tx
    .insertInto('scheduled_settings')
    .values({
      partner_id: partnerId,
      actor_id: tenant.agent,
      change: json({ general: { partner_name: mark } }),
      publish_at: later,
      inserted_at: now,
    })
    .execute();
  await tx
    .insertInto('settings_drafts')
    .values({
      id: newId(now),
      partner_id: partnerId,
      author_id: tenant.agent,
      version: 1,
      change: json({ general: { partner_name: mark } }),
      inserted_at: now,
      expires_at: later,
    })
    .execute();
  await tx
    .insertInto('translations')
    .values({
      partner_id: partnerId,
      locale_code: 'fr',
      messages: json({ 'ui.close': mark }),
      version: 'v1',
      updated_at: now,
    })
    .execute();
  const locales = { default: 'en-US', list: [{ local_name: mark, locale_code: 'fr' }] };
  await tx
    .updateTable('partners')
    .set({ locales: json(locales) })
    .where('id', '=', partnerId)
    .execute();
  await tx
    .insertInto('subscriptions')
    .values({ partner_id: partnerId, active: true, started_at: now })
    .execute();
  const tokenId = newId(now);
  await tx
    .insertInto('api_tokens')
    .values({
      id: tokenId,
      partner_id: partnerId,
      created_by: tenant.admin,
      name: mark,
      scope: 'READ',
      token_hash: hashToken(mark),
      ending: 'abcd',
      inserted_at: now,
    })
    .execute();
  const [webhookId, deliveryId] = [newId(now), newId(now)];
  const ofPartner = { partner_id: partnerId, inserted_at: now };
  await tx
    .insertInto('webhooks')
    .values({
      ...ofPartner,
      id: webhookId,
      url: `https://example.com/${mark}`,
      events: json([]),
      secret_sealed: mark,
    })
    .execute();
  await tx
    .insertInto('webhook_deliveries')
    .values({
      ...ofPartner,
      id: deliveryId,
      webhook_id: webhookId,
      type: 'webhook.test',
      body: mark,
      state: 'DELIVERED',
    })
    .execute();
  const companyIssuer = `https://${mark}.example.com`.toLowerCase();
  await tx
    .insertInto('company_sign_ins')
    .values({
      ...ofPartner,
      issuer: companyIssuer,
      client_id: mark,
      secret_sealed: mark,
      domains: json([]),
      creates_users: false,
      default_role: null,
      groups_claim: 'groups',
      groups: json([]),
      required: false,
      kept_admin: null,
      updated_at: now,
    })
    .execute();
  await tx
    .insertInto('company_accounts')
    .values({
      ...ofPartner,
      issuer: companyIssuer,
      subject: mark,
      user_id: tenant.agent,
      last_used_at: now,
    })
    .execute();
  await tx
    .insertInto('company_attempts')
    .values({ partner_id: partnerId, key_hash: hashToken(`company ${mark}`), expires_at: later })
    .execute();
  const keys = { invitationKey, resetKey, verifyKey };
  const ids = { invitationId, sessionId, tokenId, webhookId, deliveryId, userId: tenant.agent };
  return { ...keys, ...ids };
}
