import type { ErrorCode } from '@forecourt/contract';
import { sql } from 'kysely';
import type { Tx } from '../../db/database.ts';
import type { Row } from '../../db/schema.ts';
import { domainOf } from '../../domain/companyRules.ts';
import { accountAddress } from '../../domain/contact.ts';
import { COMPANY_BY_ADDRESS, COMPANY_BY_EMAIL } from '../../domain/limits.ts';
import type { Handlers } from '../../http/operation.ts';
import { Problem } from '../../http/problem.ts';
import { countHits } from '../../http/rateLimit.ts';
import { openSession } from '../session/open.ts';
import { presentUser } from '../session/presenter.ts';
import { admit } from './admit.ts';
import { expectationsOf, lockUnchanged, openAttempt, takeAttempt } from './attempts.ts';
import { redeem, signInUrl } from './provider.ts';
import { providerOf } from './providerOf.ts';
import { recordRefusal, refuse } from './refusal.ts';
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
    const attempt = await services.db.system((tx) => takeAttempt(services, tx, body.key));
    if (!attempt) throw new Problem(401, 'COMPANY_ATTEMPT_ENDED');
    const { setup } = attempt;
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
