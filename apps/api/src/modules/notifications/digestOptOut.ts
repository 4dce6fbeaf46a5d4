import { addresses, buildAddress, type DigestOptOut } from '@forecourt/contract';
import type { FastifyRequest } from 'fastify';
import type { Handlers } from '../../http/operation.ts';
import { notFound } from '../../http/problem.ts';
import { ownerOfDigestKey, type RegularMail } from '../../messaging/digestLink.ts';
import type { Tx } from '../../db/database.ts';
import type { Services } from '../../services.ts';
import { NO_INSIGHTS_MAIL } from '../insights/mailChoice.ts';
import { NO_DIGEST } from './digestChoice.ts';

/** What ends each of the regular mails. */
const ENDED = { digest: NO_DIGEST, insights: NO_INSIGHTS_MAIL } satisfies Record<
  RegularMail,
  object
>;

/** Ending the digest or the weekly figures by the link in them, without signing in. */
export const handlers = {
  async getDigestOptOut({ params, reply, request, services }) {
    const opt_out = await services.db.system((tx) => find(services, tx, params.digestKey));
    // mail programs without one-click open the address of the header in a browser
    if (!wantsPage(request)) return { opt_out };
    const page = buildAddress(addresses.digestOff, { digestKey: params.digestKey });
    return reply.redirect(services.config.publicUrl + page, 303);
  },

  async optOutOfDigest({ params, services }) {
    return services.db.system(async (tx) => {
      const owner = ownerOfDigestKey(services, params.digestKey);
      if (!owner) throw notFound();
      const { kind, userId } = owner;
      await tx.updateTable('users').set(ENDED[kind]).where('id', '=', userId).execute();
      return { opt_out: await find(services, tx, params.digestKey) };
    });
  },
} satisfies Handlers;

async function find(services: Pick<Services, 'keys'>, tx: Tx, key: string): Promise<DigestOptOut> {
  const owner = ownerOfDigestKey(services, key);
  if (!owner) throw notFound();
  const user = await tx
    .selectFrom('users')
    .where('id', '=', owner.userId)
    .where('disabled_at', 'is', null)
    .select(['email', 'digest', 'insights_mail_since'])
    .executeTakeFirst();
  if (!user) throw notFound();
  const { email, digest, insights_mail_since: since } = user;
  if (owner.kind === 'digest') return { email, about: 'NOTIFICATIONS', frequency: digest };
  return { email, about: 'INSIGHTS', frequency: since ? 'WEEKLY' : 'OFF' };
}

const wantsPage = ({ headers }: FastifyRequest): boolean =>
  (headers.accept ?? '').includes('text/html');
