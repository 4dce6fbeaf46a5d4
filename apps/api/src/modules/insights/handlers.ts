import {
  type Flow,
  type InsightsChannel,
  pageSize,
  type SectionToggles,
  sells,
} from '@forecourt/contract';
import type { Tx } from '../../db/database.ts';
import type { Currency } from '../../db/schema.ts';
import { invalidFormat } from '../../domain/errors.ts';
import { stepsTo } from '../../domain/requestSteps.ts';
import { shownSections } from '../../domain/sections.ts';
import { decodeCursor, page } from '../../http/cursor.ts';
import type { Handlers } from '../../http/operation.ts';
import { forbidden, notFound } from '../../http/problem.ts';
import { findCustomisation } from '../partners/queries.ts';
import { chosenAgent } from '../requests/chosen.ts';
import { presentRequest } from '../requests/presenter.ts';
import type { InsightsFilter } from './filter.ts';
import { countFunnel } from './funnel.ts';
import { periodIn } from './period.ts';
import { presentFunnel } from './presenter.ts';
import { countSelling } from './selling.ts';
import { presentSelling } from './sellingPresenter.ts';
import { countSections } from './steps.ts';
import { presentSteps } from './stepsPresenter.ts';
import { listStuck } from './stuck.ts';
import { countTeam } from './team.ts';
import { countTimes } from './times.ts';
import { presentTimes } from './timesPresenter.ts';

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
    if (!sells(query.type)) throw invalidFormat('type', 'a flow in which cars are sold');
    return services.db.read([query.partner_id], async (tx) =>
      presentSelling(await countSelling(tx, await chosenIn(tx, query, staff.userId))),
    );
  },

  async getInsightsTeam({ query, requirePartner, services, staff }) {
    requirePartner(query.partner_id);
    const end = sells(query.type) ? 'SOLD' : 'CONCLUDED';
    return services.db.read([query.partner_id], async (tx) => {
      const filter = await chosenIn(tx, query, staff.userId);
      return { shows_names: filter.showsNames, members: await countTeam(tx, filter, end) };
    });
  },

  async getInsightsSteps({ query, requirePartner, services, staff }) {
    requirePartner(query.partner_id);
    return services.db.read([query.partner_id], async (tx) => {
      const filter = await chosenIn(tx, query, staff.userId);
      const rows = await countSections(tx, filter, services.clock.now());
      return presentSteps(rows, await askedSections(tx, filter));
    });
  },

  async getInsightsTimes({ query, requirePartner, services, staff }) {
    requirePartner(query.partner_id);
    return services.db.read([query.partner_id], async (tx) => {
      const filter = await chosenIn(tx, query, staff.userId);
      return presentTimes(filter.period, await countTimes(tx, filter, services.clock.now()));
    });
  },

  async listStuckRequests({ query, requirePartner, services, staff }) {
    const { partner_id: partnerId, type, channel, limit = pageSize } = query;
    requirePartner(partnerId);
    const after = decodeCursor(query.after);
    const rows = await services.db.read([partnerId], async (tx) => {
      const partner = await findPartner(tx, partnerId);
      const agentId = agentIn(partner, query, staff.userId);
      const filter = { partnerId, type, agentId, channel };
      return listStuck(tx, filter, services.clock.now(), after, limit);
    });
    const shown = page(rows, limit, (row) => ({ at: row.last_activity_at, id: row.id }));
    return {
      stuck: shown.rows.map((row) => ({
        request: presentRequest(row),
        section: row.section,
        since: row.last_activity_at.toISOString(),
      })),
      metadata: { after: shown.after },
    };
  },
} satisfies Handlers;

/** The sections that customers of a flow are asked for now; all of them where it has no settings. */
async function askedSections(tx: Tx, { partnerId, type }: InsightsFilter): Promise<SectionToggles> {
  const customisation = await findCustomisation(tx, partnerId, type);
  return shownSections(customisation ?? { sections: {}, has_dealers: false });
}

/** What the calls of insights take. */
interface InsightsQuery {
  partner_id: string;
  type: Flow;
  agent_id?: string;
  channel?: InsightsChannel;
  from: string;
  to: string;
}

/** The requests of a call's query, with the days of the partner's time zone and its currency. */
async function chosenIn(
  tx: Tx,
  query: InsightsQuery,
  userId: string,
): Promise<InsightsFilter & { currency: Currency; showsNames: boolean }> {
  const { partner_id: partnerId, type, channel } = query;
  const partner = await findPartner(tx, partnerId);
  const { currency, names_in_insights: showsNames } = partner;
  const agentId = agentIn(partner, query, userId);
  const period = periodIn(partner.time_zone, query);
  return { partnerId, type, agentId, channel, period, currency, showsNames };
}

/** What a partner has set that figures depend on. */
async function findPartner(tx: Tx, partnerId: string) {
  const partner = await tx
    .selectFrom('partners')
    .where('id', '=', partnerId)
    .select(['time_zone', 'currency', 'names_in_insights'])
    .executeTakeFirst();
  if (!partner) throw notFound();
  return partner;
}

/**
 * Whose requests a call asks for; see {@link chosenAgent}.
 * @throws Problem 403 for those of a colleague, where members are not told apart
 */
function agentIn(
  { names_in_insights: showsNames }: { names_in_insights: boolean },
  query: Pick<InsightsQuery, 'agent_id'>,
  userId: string,
): string | null | undefined {
  const agentId = chosenAgent(query.agent_id, userId);
  if (!showsNames && typeof agentId === 'string' && agentId !== userId) throw forbidden();
  return agentId;
}
