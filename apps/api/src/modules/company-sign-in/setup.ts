import type { Body, CompanySignIn, CompanySignInAnswer } from '@forecourt/contract';
import { sql } from 'kysely';
import type { Tx } from '../../db/database.ts';
import { lockName } from '../../db/lockName.ts';
import { json, type Row } from '../../db/schema.ts';
import { InvalidInput, missingField, type FieldError } from '../../domain/errors.ts';
import { COMPANY_TESTS_BY_PARTNER } from '../../domain/limits.ts';
import { seal } from '../../domain/seal.ts';
import type { Handlers } from '../../http/operation.ts';
import { partnersUrl } from '../../http/outbound.ts';
import { notFound, Problem } from '../../http/problem.ts';
import { countHits } from '../../http/rateLimit.ts';
import type { Services } from '../../services.ts';
import { recordSecurityEvent } from '../security/record.ts';
import { callbackUrl } from './providerOf.ts';
import { listOwnDomains } from './ownDomains.ts';
import { inspect, ProviderFailure } from './provider.ts';
import { COMPANY_SECRET_USE } from './secret.ts';
import { endCompanySessions, endPasswordSessions } from './sessions.ts';

type Setup = Row<'company_sign_ins'>;
type Wanted = Body<'putCompanySignIn'>;

/** People paste the address of the document instead of the issuer. */
const DOCUMENT = /\/\.well-known\/openid-configuration$/;

/** How administrators set company sign-in up. */
export const handlers = {
  async getCompanySignIn({ params, requirePartner, services }) {
    requirePartner(params.id);
    return services.db.read([params.id], (tx) => present(services, tx, params.id));
  },

  async putCompanySignIn({ body, params, request, requirePartner, services, staff }) {
    const { id: partnerId } = params;
    requirePartner(partnerId);
    const wanted = checked(body, services.config.companySignInToPrivate);
    return services.db.system(async (tx) => {
      // one partner's domains are checked against all others'
      await lockName(tx, 'company sign-ins');
      const before = await findSetup(tx, partnerId);
      await assertOwnDomains(tx, partnerId, wanted);
      const isOther = before?.issuer !== wanted.issuer || before.client_id !== wanted.client_id;
      // the secret goes to the issuer: who changes that must know it
      if (isOther && wanted.client_secret === undefined) throw missingField('client_secret');
      const kept = wanted.required ? await keptAdmin(tx, before, staff.userId) : null;
      await write(services, tx, partnerId, { wanted, before, kept });
      if (before && isOther) await endCompanySessions(services, tx, partnerId);
      if (kept && !before?.required) await endPasswordSessions(services, tx, partnerId, kept);
      await recordSecurityEvent(tx, services, {
        type: 'COMPANY_SIGN_IN_CHANGED',
        request,
        partnerId,
        actorId: staff.userId,
        detail: { issuer: wanted.issuer, required: wanted.required ? 'REQUIRED' : 'OPTIONAL' },
      });
      return present(services, tx, partnerId);
    });
  },

  async removeCompanySignIn({ params, reply, request, requirePartner, services, staff }) {
    const { id: partnerId } = params;
    requirePartner(partnerId);
    await services.db.system(async (tx) => {
      const removed = await tx
        .deleteFrom('company_sign_ins')
        .where('partner_id', '=', partnerId)
        .returning('issuer')
        .executeTakeFirstOrThrow(notFound);
      await tx.deleteFrom('company_accounts').where('partner_id', '=', partnerId).execute();
      await tx.deleteFrom('company_attempts').where('partner_id', '=', partnerId).execute();
      await endCompanySessions(services, tx, partnerId);
      await recordSecurityEvent(tx, services, {
        type: 'COMPANY_SIGN_IN_REMOVED',
        request,
        partnerId,
        actorId: staff.userId,
        detail: { issuer: removed.issuer },
      });
    });
    reply.code(204);
  },

  async testCompanySignIn({ body, params, requirePartner, services }) {
    requirePartner(params.id);
    await countHits(services, [['company-test', params.id, COMPANY_TESTS_BY_PARTNER]]);
    const toPrivate = services.config.companySignInToPrivate;
    const nothing = { sign_in_url: null, pkce: false, claims: [] };
    try {
      const found = await inspect(checkedIssuer(body.issuer, toPrivate), toPrivate);
      const { claims, pkce, signInUrl } = found;
      return { problem: null, detail: null, sign_in_url: signInUrl, pkce, claims };
    } catch (error) {
      if (!(error instanceof ProviderFailure)) throw error;
      const { kind, message: detail } = error;
      const isOther = kind === 'REFUSED' || kind === 'NOT_AGAIN';
      return { ...nothing, problem: isOther ? 'NO_PROVIDER' : kind, detail };
    }
  },
} satisfies Handlers;

/** @throws InvalidInput naming each field */
function checked(body: Wanted, toPrivate: boolean): Wanted {
  const issuer = checkedIssuer(body.issuer, toPrivate);
  const domains = body.domains.map((domain) => domain.trim().toLowerCase());
  const names = body.groups.map(({ group }) => group.trim());
  const errors: FieldError[] = names.flatMap((name, index): FieldError[] => {
    const field = `groups.${index}.group`;
    if (name === '') return [{ field, code: 'MISSING_FIELD' }];
    return names.indexOf(name) < index ? [{ field, code: 'DUPLICATE' }] : [];
  });
  if (body.creates_users && names.length === 0 && body.default_role === null) {
    errors.push({ field: 'default_role', code: 'MISSING_FIELD' });
  }
  if (errors.length > 0) throw new InvalidInput(errors);
  const groups = body.groups.map(({ role }, index) => ({ group: names[index] ?? '', role }));
  const claim = body.groups_claim.trim();
  return { ...body, issuer, domains: [...new Set(domains)], groups, groups_claim: claim };
}

function checkedIssuer(text: string, toPrivate: boolean): string {
  const issuer = text.trim().replace(DOCUMENT, '');
  if (partnersUrl(issuer, toPrivate) === null || /[?#]/.test(issuer)) {
    throw new InvalidInput([{ field: 'issuer', code: 'ADDRESS_NOT_ALLOWED' }]);
  }
  return issuer;
}

/**
 * Each domain is the partner's own, and no other partner has it with another provider: people are sent by
 * their address's domain.
 */
async function assertOwnDomains(
  tx: Tx,
  partnerId: string,
  { client_id, domains, issuer }: Wanted,
): Promise<void> {
  const own = await listOwnDomains(tx, partnerId);
  const others = await tx
    .selectFrom('company_sign_ins')
    .where('partner_id', '!=', partnerId)
    .where((eb) => eb.or([eb('issuer', '!=', issuer), eb('client_id', '!=', client_id)]))
    .where(
      sql<boolean>`exists (select from jsonb_array_elements_text(domains) as one(domain)
        where one.domain = any (${domains}))`,
    )
    .select('domains')
    .execute();
  const taken = new Set(others.flatMap((other) => other.domains));
  const errors = domains.flatMap((domain, index): FieldError[] => {
    const field = `domains.${index}`;
    if (!own.includes(domain)) return [{ field, code: 'ADDRESS_NOT_ALLOWED' }];
    return taken.has(domain) ? [{ field, code: 'DUPLICATE' }] : [];
  });
  if (errors.length > 0) throw new InvalidInput(errors);
}

/**
 * Who keeps their password: the one so far, else the administrator who asks.
 * @throws Problem 409 PASSWORD_NEEDED for one who has none
 */
async function keptAdmin(tx: Tx, before: Setup | undefined, userId: string): Promise<string> {
  const kept = (before?.required && before.kept_admin) || userId;
  const { password_hash } = await tx
    .selectFrom('users')
    .where('id', '=', kept)
    .select('password_hash')
    .executeTakeFirstOrThrow();
  if (password_hash === null) throw new Problem(409, 'PASSWORD_NEEDED');
  return kept;
}

async function write(
  { clock, config }: Services,
  tx: Tx,
  partnerId: string,
  { before, kept, wanted }: { before: Setup | undefined; kept: string | null; wanted: Wanted },
): Promise<void> {
  const { client_secret: secret, domains, groups, ...plain } = wanted;
  const now = clock.now();
  const values = {
    ...plain,
    domains: json(domains),
    groups: json(groups),
    kept_admin: kept,
    updated_at: now,
    ...(secret !== undefined && {
      secret_sealed: seal(config.secret, COMPANY_SECRET_USE, partnerId, Buffer.from(secret)),
    }),
  };
  if (before) {
    await tx
      .updateTable('company_sign_ins')
      .set(values)
      .where('partner_id', '=', partnerId)
      .execute();
    return;
  }
  const { secret_sealed = '' } = values;
  await tx
    .insertInto('company_sign_ins')
    .values({ ...values, secret_sealed, partner_id: partnerId, inserted_at: now })
    .execute();
}

function findSetup(tx: Tx, partnerId: string): Promise<Setup | undefined> {
  return tx
    .selectFrom('company_sign_ins')
    .where('partner_id', '=', partnerId)
    .selectAll()
    .executeTakeFirst();
}

async function present(
  services: Services,
  tx: Tx,
  partnerId: string,
): Promise<CompanySignInAnswer> {
  const setup = await findSetup(tx, partnerId);
  return {
    company_sign_in: setup ? await presentSetup(tx, setup) : null,
    callback_url: callbackUrl(services),
    own_domains: await listOwnDomains(tx, partnerId),
  };
}

async function presentSetup(tx: Tx, setup: Setup): Promise<CompanySignIn> {
  const { client_id, creates_users, default_role, domains, groups, groups_claim } = setup;
  const { issuer, kept_admin, partner_id, required, updated_at } = setup;
  const { people } = await tx
    .selectFrom('company_accounts')
    .where('partner_id', '=', partner_id)
    .select(sql<number>`count(distinct user_id)::int`.as('people'))
    .executeTakeFirstOrThrow();
  const kept = await tx
    .selectFrom('users')
    .where('id', '=', kept_admin ?? '')
    .select(['id', 'name'])
    .executeTakeFirst();
  return {
    issuer,
    client_id,
    domains,
    creates_users,
    default_role,
    groups_claim,
    groups,
    required,
    kept_admin: kept ?? null,
    people,
    updated_at: updated_at.toISOString(),
  };
}
