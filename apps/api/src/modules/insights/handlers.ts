import { sells } from '@forecourt/contract';
import { stepsTo } from '../../domain/requestSteps.ts';
import type { Handlers } from '../../http/operation.ts';
import { notFound } from '../../http/problem.ts';
import { chosenAgent } from '../requests/chosen.ts';
import { countFunnel } from './funnel.ts';
import { periodIn } from './period.ts';
import { presentFunnel } from './presenter.ts';

export const handlers = {
  async getInsightsFunnel({ query, requirePartner, services, staff }) {
    const { partner_id: partnerId, type } = query;
    const agentId = chosenAgent(query.agent_id, staff.userId);
    requirePartner(partnerId);
    const steps = stepsTo(sells(type) ? 'sale' : 'conclusion');
    return services.db.read([partnerId], async (tx) => {
      const partner = await tx
        .selectFrom('partners')
        .where('id', '=', partnerId)
        .select('time_zone')
        .executeTakeFirst();
      if (!partner) throw notFound();
      const period = periodIn(partner.time_zone, query);
      const rows = await countFunnel(tx, { partnerId, type, agentId, period }, steps);
      return presentFunnel(period, steps, rows);
    });
  },
} satisfies Handlers;
