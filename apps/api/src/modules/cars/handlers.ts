import { defaultFlow, pageSize } from '@forecourt/contract';
import { requestsOfCars } from '../../db/search.ts';
import { decodeCursor, page } from '../../http/cursor.ts';
import type { Handlers } from '../../http/operation.ts';
import { notFound } from '../../http/problem.ts';
import { presentCar, presentCarCounts } from './presenter.ts';
import { chosenRequests } from '../requests/chosen.ts';
import { findRequest } from '../requests/queries.ts';
import { countCars, findCarByVin, findUploadRequest, findWaiting, listCars } from './queries.ts';

export const handlers = {
  async listCars({ query, requirePartner, services, staff }) {
    const { partner_id: partnerId, type = defaultFlow, plate, status, limit = pageSize } = query;
    requirePartner(partnerId);
    const after = decodeCursor(query.after);
    const chosen = chosenRequests(query, staff.userId);
    const known = await requestsOfCars(services.db, partnerId, plate);
    const now = services.clock.now();
    const rows = await services.db.readOne([partnerId], (tx) =>
      listCars(tx, { partnerId, type, plate, known, status, chosen }, after, limit, now),
    );
    const shown = page(rows, limit, (row) => ({ at: row.inserted_at, id: row.request_id }));
    return {
      cars: shown.rows.map((row) => presentCar(row, services.media, now)),
      metadata: { after: shown.after },
    };
  },

  async countCars({ query, requirePartner, services, staff }) {
    const { partner_id: partnerId, type = defaultFlow, plate } = query;
    requirePartner(partnerId);
    const chosen = chosenRequests(query, staff.userId);
    const known = await requestsOfCars(services.db, partnerId, plate);
    const counts = await services.db.readOne([partnerId], (tx) =>
      countCars(tx, { partnerId, type, plate, known, chosen }, staff.userId, services.clock.now()),
    );
    return { counts: presentCarCounts(counts.all), mine: presentCarCounts(counts.mine) };
  },

  async getUploadRequest({ params, read, requirePartner }) {
    const request = await read((tx) => findUploadRequest(tx, params.uploadId));
    if (!request) throw notFound();
    requirePartner(request.partner_id);
    return { request_id: request.id };
  },

  /** The car is needed only for the sample; it is looked up by its VIN among the caller's own. */
  async getMarketSurvey({ query, read, services }) {
    const { vin, postcode, miles } = query;
    const car = await read((tx) => findCarByVin(tx, vin));
    const known = car ?? { make: null, model: null, year: null };
    return services.market.survey({ vin, postcode, miles, car: known });
  },

  async getNextRequest({ params, read, requirePartner, services }) {
    return read(async (tx) => {
      const request = await findRequest(tx, params.id);
      if (!request) throw notFound();
      requirePartner(request.partner_id);
      const next = await findWaiting(tx, request, services.clock.now());
      return { request_id: next?.id ?? null };
    });
  },
} satisfies Handlers;
