import { addresses, buildAddress } from '@forecourt/contract';
import type { FastifyRequest } from 'fastify';
import type { Handlers } from '../../http/operation.ts';
import { notFound } from '../../http/problem.ts';
import { dealerOfOptOutKey } from '../../messaging/optOutLink.ts';
import type { Tx } from '../../db/database.ts';
import type { Services } from '../../services.ts';
import { findPagePartner } from '../partners/pagePartner.ts';

/** A dealer's refusal of mails, by the link in each of them. */
export const handlers = {
  async getDealerOptOut({ params, reply, request, services }) {
    const opt_out = await services.db.system((tx) => find(services, tx, params.optOutKey));
    // mail programs without one-click open the address of the header in a browser
    if (!wantsPage(request)) return { opt_out };
    const page = buildAddress(addresses.dealerOptOut, { optOutKey: params.optOutKey });
    return reply.redirect(services.config.publicUrl + page, 303);
  },

  async optOutDealer({ params, services }) {
    const now = services.clock.now();
    return { opt_out: await change(services, params.optOutKey, now) };
  },

  async optInDealer({ params, services }) {
    return { opt_out: await change(services, params.optOutKey, null) };
  },
} satisfies Handlers;

/** The first refusal counts; taking it back forgets it. */
function change(services: Services, key: string, at: Date | null) {
  return services.db.system(async (tx) => {
    const id = dealerOfOptOutKey(services, key);
    if (!id) throw notFound();
    await tx
      .updateTable('dealers')
      .set({ opted_out_at: at })
      .where('id', '=', id)
      .where('opted_out_at', at ? 'is' : 'is not', null)
      .execute();
    return find(services, tx, key);
  });
}

async function find(services: Pick<Services, 'config' | 'keys'>, tx: Tx, key: string) {
  const row = await tx
    .selectFrom('dealers')
    .where('id', '=', dealerOfOptOutKey(services, key) ?? '')
    .select(['name', 'partner_id', 'opted_out_at'])
    .executeTakeFirst();
  if (!row) throw notFound();
  return {
    dealer_name: row.name,
    partner: await findPagePartner(tx, row.partner_id),
    opted_out_at: row.opted_out_at?.toISOString() ?? null,
  };
}

const wantsPage = ({ headers }: FastifyRequest): boolean =>
  (headers.accept ?? '').includes('text/html');
