import { addresses, buildAddress } from '@forecourt/contract';
import type { FastifyRequest } from 'fastify';
import type { Handlers } from '../../http/operation.ts';
import { notFound } from '../../http/problem.ts';
import { userOfDigestKey } from '../../messaging/digestLink.ts';
import type { Tx } from '../../db/database.ts';
import type { Services } from '../../services.ts';
import { NO_DIGEST } from './digestChoice.ts';

/** Ending the digest by the link in it, without signing in. */
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
      const id = userOfDigestKey(services, params.digestKey);
      if (!id) throw notFound();
      await tx.updateTable('users').set(NO_DIGEST).where('id', '=', id).execute();
      return { opt_out: await find(services, tx, params.digestKey) };
    });
  },
} satisfies Handlers;

async function find(services: Pick<Services, 'keys'>, tx: Tx, key: string) {
  const user = await tx
    .selectFrom('users')
    .where('id', '=', userOfDigestKey(services, key) ?? '')
    .where('disabled_at', 'is', null)
    .select(['email', 'digest'])
    .executeTakeFirst();
  if (!user) throw notFound();
  return { email: user.email, frequency: user.digest };
}

const wantsPage = ({ headers }: FastifyRequest): boolean =>
  (headers.accept ?? '').includes('text/html');
