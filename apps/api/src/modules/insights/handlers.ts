import { type Flow, sells } from '@forecourt/contract';
import type { Tx } from '../../db/database.ts';
import type { Currency } from '../../db/schema.ts';
import { invalidFormat } from '../../domain/errors.ts';
import { stepsTo } from '../../domain/requestSteps.ts';
import type { Handlers } from '../../http/operation.ts';
import { notFound } from '../../http/problem.ts';
import { chosenAgent } from '../requests/chosen.ts';
import { countFunnel, type FunnelFilter } from './funnel.ts';
import { periodIn } from './period.ts';
import { presentFunnel } from './presenter.ts';
import { countSelling } from './selling.ts';
import { presentSelling } from './sellingPresenter.ts';
import { countTeam } from './team.ts';

export const handlers = {
  async getInsightsFunnel({ query, requirePartner, services, staff }) {
    requirePartner(query.partner_id);
    const steps = stepsTo(sells(query.type) ? 'sale' : 'conclusion');
    return services.db.read([query.partner_id], async (tx) => {
      const filter = await chosenIn(tx, query, staff.userId);
      return presentFunnel(filter.period, steps, await countFunnel(tx, filter, steps));
    });
  },

  async getInsightsSelling({ query, requirePartner, services, staff }) {
    requirePartner(query.partner_id);
    if (!sells(query.type)) throw invalidFormat('type');
    return services.db.read([query.partner_id], async (tx) =>
      presentSelling(await countSelling(tx, await chosenIn(tx, query, staff.userId))),
    );
  },

  async getInsightsTeam({ query, requirePartner, services, staff }) {
    requirePartner(query.partner_id);
    const end = sells(query.type) ? 'SOLD' : 'CONCLUDED';
    return services.db.read([query.partner_id], async (tx) => ({
      members: await countTeam(tx, await chosenIn(tx, query, staff.userId), end),
    }));
  },
} satisfies Handlers;

/** What the calls of insights take. */
interface InsightsQuery {
  partner_id: string;
  type: Flow;
  agent_id?: string;
  from: string;
  to: string;
}

/** The requests of a call's query, with the days of the partner's time zone and its currency. */
async function chosenIn(
  tx: Tx,
  query: InsightsQuery,
  userId: string,
): Promise<FunnelFilter & { currency: Currency }> {
  const { partner_id: partnerId, type } = query;
  const partner = await tx
    .selectFrom('partners')
    .where('id', '=', partnerId)
    .select(['time_zone', 'currency'])
    .executeTakeFirst();
  if (!partner) throw notFound();
  const agentId = chosenAgent(query.agent_id, userId);
  const period = periodIn(partner.time_zone, query);
  return { partnerId, type, agentId, period, currency: partner.currency };
}
