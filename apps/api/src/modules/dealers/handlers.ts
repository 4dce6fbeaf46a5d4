import { pageSize } from '@forecourt/contract';
import { invalidFormat } from '../../domain/errors.ts';
import type { Staff } from '../../http/principal.ts';
import { hasRole, partnersOf } from '../../http/principal.ts';
import type { Call, Handlers } from '../../http/operation.ts';
import { notFound } from '../../http/problem.ts';
import type { Tx } from '../../db/database.ts';
import { findCar, type Car } from './car.ts';
import type { DealerFilter } from './filter.ts';
import { presentDealer } from './presenter.ts';
import { findDealer, listDealerIds, listDealers, type DealerRow } from './queries.ts';
import { addDealer, changeDealer, openDirectory } from './write.ts';

/** As many as an auction or a group takes. */
const MOST_IDS = 5000;

/** A partner's directory of dealers. */
export const handlers = {
  async listPartners({ query, staff, role, requirePartner, services }) {
    const { type, limit = pageSize, after, sort = 'NEWEST', partner_id: partnerId } = query;
    if (partnerId) requirePartner(partnerId);
    const partnerIds = partnerId
      ? [partnerId]
      : partnersOf(staff).filter((id) => hasRole(staff, id, role));
    // Dealers are the only partners that can be invited.
    if ((type && type !== 'DEALERSHIP') || partnerIds.length === 0) {
      return { partners: [], metadata: { after: null, total: 0 } };
    }
    if (sort === 'DISTANCE' && !query.near)
      throw invalidFormat('sort', 'DISTANCE only together with near');
    return services.db.read(partnerIds, async (tx) => {
      const filter = await filterOf(tx, partnerIds, query);
      const { rows, ...metadata } = await listDealers(tx, filter, { sort, after, limit });
      return { partners: rows.map((row) => presentDealer(row, filter.car)), metadata };
    });
  },

  async listDealerIds({ query, requirePartner, services }) {
    const { partner_id: partnerId } = query;
    requirePartner(partnerId);
    const ids = await services.db.read([partnerId], async (tx) => {
      const filter = await filterOf(tx, [partnerId], query);
      return listDealerIds(tx, filter, MOST_IDS);
    });
    return { ids };
  },

  async createDealer({ body, once, requirePartner, services }) {
    const { partner_id: partnerId } = body;
    requirePartner(partnerId);
    return once([partnerId], async (tx) => {
      const directory = await openDirectory(tx, partnerId);
      const id = await addDealer(tx, directory, body, services.clock.now());
      return { partner: await present(tx, partnerId, id) };
    });
  },

  async getDealer(call) {
    const { params, query, services } = call;
    const { partner_id: partnerId } = await openDealer(call);
    return services.db.read([partnerId], async (tx) => {
      const car = query.near ? await findCar(tx, [partnerId], query.near) : null;
      return { partner: await present(tx, partnerId, params.dealerId, car) };
    });
  },

  async updateDealer(call) {
    const { body, once, params, services } = call;
    const { partner_id: partnerId } = await openDealer(call);
    return once([partnerId], async (tx) => {
      const directory = await openDirectory(tx, partnerId);
      await changeDealer(tx, directory, params.dealerId, body, services.clock.now());
      return { partner: await present(tx, partnerId, params.dealerId) };
    });
  },

  async deactivateDealer(call) {
    const { params, reply, services } = call;
    const { partner_id: partnerId } = await openDealer(call);
    await services.db.scoped([partnerId], (tx) =>
      tx
        .updateTable('dealers')
        .set({ deactivated_at: services.clock.now() })
        .where('partner_id', '=', partnerId)
        .where('id', '=', params.dealerId)
        .where('deactivated_at', 'is', null)
        .execute(),
    );
    reply.code(204);
  },
} satisfies Handlers;

type Filters = Omit<DealerFilter, 'partnerIds' | 'car'> & { near?: string };

async function filterOf(
  tx: Tx,
  partnerIds: readonly string[],
  { near, ...filters }: Filters,
): Promise<DealerFilter> {
  if (filters.within_miles !== undefined && !near)
    throw invalidFormat('within_miles', 'only together with near, a ZIP code whose place is known');
  const car = near ? await findCar(tx, partnerIds, near) : null;
  return { ...filters, partnerIds, car };
}

type DealerCall = Pick<
  Call<'getDealer' | 'updateDealer' | 'deactivateDealer'>,
  'services' | 'requirePartner'
> & { staff: Staff; params: { dealerId: string } };

/**
 * The dealer that a call addresses.
 * @throws Problem 404 for another tenant's; 403 for too low a role
 */
async function openDealer({
  params,
  requirePartner,
  services,
  staff,
}: DealerCall): Promise<DealerRow> {
  const partnerIds = partnersOf(staff);
  const dealer = await services.db.read(partnerIds, (tx) =>
    findDealer(tx, partnerIds, params.dealerId),
  );
  if (!dealer) throw notFound();
  requirePartner(dealer.partner_id);
  return dealer;
}

async function present(tx: Tx, partnerId: string, id: string, car: Car | null = null) {
  const row = await findDealer(tx, [partnerId], id);
  if (!row) throw notFound();
  return presentDealer(row, car);
}
