import { addresses, type ErrorCode } from '@forecourt/contract';
import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { Tx } from '../../db/database.ts';
import type { Row } from '../../db/schema.ts';
import { domainOf } from '../../domain/companyRules.ts';
import { accountAddress } from '../../domain/contact.ts';
import { COMPANY_BY_ADDRESS, COMPANY_BY_EMAIL } from '../../domain/limits.ts';
import { unseal } from '../../domain/seal.ts';
import type { Handlers } from '../../http/operation.ts';
import { Problem } from '../../http/problem.ts';
import { countHits } from '../../http/rateLimit.ts';
import type { Services } from '../../services.ts';
import { recordSecurityEvent } from '../security/record.ts';
import { openSession } from '../session/open.ts';
import { presentUser } from '../session/presenter.ts';
import { admit } from './admit.ts';
import { expectationsOf, openAttempt, takeAttempt } from './attempts.ts';
import { ProviderFailure, redeem, signInUrl, type Provider } from './provider.ts';
import { COMPANY_SECRET_USE } from './secret.ts';
import { endCompanySessions } from './sessions.ts';

type Setup = Row<'company_sign_ins'>;
type Entered = { user: Row<'users'>; token: string } | { refused: ErrorCode };

/** Signing in with one's company, by OpenID Connect (decision 137). */
export const handlers = {
  async startCompanySignIn({ body, request, services }) {
    const email = accountAddress(body.email);
    await countHits(services, [
      ['company-address', request.ip, COMPANY_BY_ADDRESS],
      ['company-email', email, COMPANY_BY_EMAIL],
    ]);
    const { key, setup } = await services.db.system(async (tx) => {
      const found = await findSetup(tx, email);
      if (!found) throw new Problem(404, 'COMPANY_NOT_FOUND');
      return { key: await openAttempt(services, tx, found.partner_id), setup: found };
    });
    const expected = expectationsOf(services.config.secret, key);
    const asked = signInUrl(providerOf(services, setup), expected, email);
    const url = await asked.catch((error: unknown) => refuse(services, request, setup, error));
    return { url, key };
  },

  async completeCompanySignIn({ body, request, services }) {
    await countHits(services, [['company-address', request.ip, COMPANY_BY_ADDRESS]]);
    const setup = await services.db.system((tx) => takeAttempt(services, tx, body.key));
    if (!setup) throw new Problem(401, 'COMPANY_ATTEMPT_ENDED');
    const expected = expectationsOf(services.config.secret, body.key);
    const redeemed = redeem(providerOf(services, setup), expected, body.answer);
    const person = await redeemed.catch((error: unknown) =>
      refuse(services, request, setup, error),
    );
    const result = await services.db.system(async (tx): Promise<Entered> => {
      const current = await lockUnchanged(tx, setup);
      if (!current) return { refused: 'COMPANY_ATTEMPT_ENDED' };
      const admitted = await admit(services, tx, current, person, request);
      if ('user' in admitted) {
        const { partnerIds, user } = admitted;
        return { user, token: await openSession(services, tx, request, user.id, partnerIds) };
      }
      const { refused, userId } = admitted;
      // who has lost their role or their address at the company is out at once
      if (userId) await endCompanySessions(services, tx, setup.partner_id, userId);
      await recordRefusal(services, tx, request, setup, refused, userId);
      return { refused };
    });
    if ('refused' in result) throw new Problem(401, result.refused);
    return { token: result.token, user: presentUser(result.user) };
  },
} satisfies Handlers;

/** The address that every partner registers with its provider. */
export const callbackUrl = ({ config }: Pick<Services, 'config'>): string =>
  config.publicUrl + addresses.companySignIn;

/** The set-up for an address: of its user's partner if several have the domain, else the first. */
function findSetup(tx: Tx, email: string): Promise<Setup | undefined> {
  return tx
    .selectFrom('company_sign_ins')
    .leftJoin('users', (join) => join.on('users.email', '=', email))
    .leftJoin('memberships', (join) =>
      join
        .onRef('memberships.user_id', '=', 'users.id')
        .onRef('memberships.partner_id', '=', 'company_sign_ins.partner_id')
        .on('memberships.disabled_at', 'is', null),
    )
    .where(sql<boolean>`company_sign_ins.domains @> ${JSON.stringify([domainOf(email)])}::jsonb`)
    .orderBy(sql`memberships.user_id is null`)
    .orderBy('company_sign_ins.inserted_at')
    .orderBy('company_sign_ins.partner_id')
    .selectAll('company_sign_ins')
    .executeTakeFirst();
}

/** The set-up, locked, unless it was changed since the person was sent to the provider. */
function lockUnchanged(tx: Tx, { partner_id, updated_at }: Setup): Promise<Setup | undefined> {
  return tx
    .selectFrom('company_sign_ins')
    .where('partner_id', '=', partner_id)
    .where('updated_at', '=', updated_at)
    .forShare()
    .selectAll()
    .executeTakeFirst();
}

function providerOf(services: Services, setup: Setup): Provider {
  const { client_id: clientId, groups, groups_claim, issuer, partner_id, secret_sealed } = setup;
  const { companySignInToPrivate: toPrivate, secret } = services.config;
  const clientSecret = unseal(secret, COMPANY_SECRET_USE, partner_id, secret_sealed).toString();
  const groupsClaim = groups.length > 0 ? groups_claim : null;
  const callback = callbackUrl(services);
  return { issuer, clientId, clientSecret, callbackUrl: callback, groupsClaim, toPrivate };
}

/** @throws Problem for a failure of the provider, which the partner's log gets, too */
async function refuse(
  services: Services,
  request: FastifyRequest,
  setup: Setup,
  error: unknown,
): Promise<never> {
  if (!(error instanceof ProviderFailure)) throw error;
  const code = error.kind === 'REFUSED' ? 'COMPANY_REFUSED' : 'COMPANY_UNREACHABLE';
  await services.db.system((tx) =>
    recordRefusal(services, tx, request, setup, code, null, error.message),
  );
  throw new Problem(401, code);
}

function recordRefusal(
  services: Services,
  tx: Tx,
  request: FastifyRequest,
  { partner_id: partnerId }: Setup,
  code: string,
  userId: string | null,
  detail: string | null = null,
): Promise<void> {
  return recordSecurityEvent(tx, services, {
    type: 'COMPANY_SIGN_IN_REFUSED',
    request,
    partnerId,
    userId,
    detail: { code, detail: detail?.slice(0, 200) ?? null },
  });
}
