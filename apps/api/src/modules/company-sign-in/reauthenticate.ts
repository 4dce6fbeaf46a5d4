import type { ErrorCode } from '@forecourt/contract';
import { sql } from 'kysely';
import type { Tx } from '../../db/database.ts';
import type { Row } from '../../db/schema.ts';
import { FACTOR_BY_ACCOUNT } from '../../domain/limits.ts';
import type { Handlers } from '../../http/operation.ts';
import type { Staff } from '../../http/principal.ts';
import { forbidden, Problem } from '../../http/problem.ts';
import { countHits, forgetHits, type Bucket } from '../../http/rateLimit.ts';
import { recordSecurityEvent } from '../security/record.ts';
import { admit, findLinked } from './admit.ts';
import { expectationsOf, lockUnchanged, openAttempt, takeAttempt } from './attempts.ts';
import { redeem, signInUrl } from './provider.ts';
import { providerOf } from './providerOf.ts';
import { recordRefusal, refuse } from './refusal.ts';
import { endCompanySessions } from './sessions.ts';

type Own = Row<'company_sign_ins'> & { email: string };

/** Showing again who one is, for people who have only their company's sign-in (decision 141). */
export const handlers = {
  async startCompanyReauthentication({ request, services, staff }) {
    await countHits(services, [bucketOf(staff)]);
    const { key, own } = await services.db.system(async (tx) => {
      const found = await findOwnCompany(tx, staff);
      if (!found) throw forbidden();
      const opened = await openAttempt(services, tx, found.partner_id, staff.sessionId);
      return { key: opened, own: found };
    });
    const expected = expectationsOf(services.config.secret, key);
    const asked = signInUrl(providerOf(services, own), expected, own.email, true);
    const url = await asked.catch((error: unknown) => refuse(services, request, own, error, staff));
    return { url, key };
  },

  async completeCompanyReauthentication({ body, request, reply, services, staff }) {
    const { sessionId, userId } = staff;
    await countHits(services, [bucketOf(staff)]);
    const attempt = await services.db.system((tx) =>
      takeAttempt(services, tx, body.key, sessionId),
    );
    if (!attempt) throw ended();
    const { seconds, setup } = attempt;
    const expected = expectationsOf(services.config.secret, body.key);
    const redeemed = redeem(providerOf(services, setup), expected, body.answer, seconds);
    const person = await redeemed.catch((error: unknown) =>
      refuse(services, request, setup, error, staff),
    );
    const refused = await services.db.system(async (tx): Promise<ErrorCode | null> => {
      const current = await lockUnchanged(tx, setup);
      // a password or a factor of their own counts from the moment they have it
      if (!current || !(await findOwnCompany(tx, staff))) return 'COMPANY_ATTEMPT_ENDED';
      // before anything is done for the person: another one must not become a user by this
      if ((await findLinked(tx, current, person)) !== userId) {
        await recordRefusal(services, tx, request, setup, 'COMPANY_OTHER_PERSON', userId);
        return 'COMPANY_OTHER_PERSON';
      }
      const admitted = await admit(services, tx, current, person, request);
      if ('refused' in admitted) {
        await endCompanySessions(services, tx, setup.partner_id, userId);
        await recordRefusal(services, tx, request, setup, admitted.refused, userId);
        return admitted.refused;
      }
      await tx
        .updateTable('sessions')
        .set({ authenticated_at: services.clock.now(), partner_ids: admitted.partnerIds })
        .where('id', '=', sessionId)
        .execute();
      await recordSecurityEvent(tx, services, {
        type: 'REAUTHENTICATED',
        request,
        userId,
        actorId: userId,
        detail: { by: 'COMPANY' },
      });
      return null;
    });
    if (refused) throw new Problem(403, refused);
    await forgetHits(services, [bucketOf(staff)]);
    reply.code(204);
  },
} satisfies Handlers;

const ended = (): Problem => new Problem(403, 'COMPANY_ATTEMPT_ENDED');

const bucketOf = ({ userId }: Staff): Bucket => ['company-again', userId, FACTOR_BY_ACCOUNT];

/**
 * The set-up that opened the session, in `tx`, which must see every row; undefined when a password or
 * a passkey opened it, or its user has a password or a second factor to show.
 */
export function findOwnCompany(tx: Tx, { sessionId }: Staff): Promise<Own | undefined> {
  return tx
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .innerJoin('company_sign_ins', (join) =>
      // the first is the partner whose provider was asked; the others follow it
      join.on('company_sign_ins.partner_id', '=', sql<string>`sessions.partner_ids[1]`),
    )
    .where('sessions.id', '=', sessionId)
    .where('users.password_hash', 'is', null)
    .where('users.has_factor', '=', false)
    .selectAll('company_sign_ins')
    .select('users.email')
    .executeTakeFirst();
}
