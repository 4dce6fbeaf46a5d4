import { callsOf } from '@forecourt/api-client';
import { MarketStore, OfferDeskStore } from '@forecourt/feature-auction/staff';
import type { DeskSource } from '@forecourt/feature-auction/staff';
import type { ReportData, ReportStore } from '@forecourt/feature-report';
import { may } from '@forecourt/feature-session/permission';
import type { Staff } from './Staff.ts';
import type { AppParts } from './parts.ts';

interface OpenReport {
  store: ReportStore;
  staff: Pick<Staff, 'live' | 'refresh'>;
}

/** Offers and auctions of the open report, with market data about its car. */
export function createOfferDesk(app: AppParts, { staff, store }: OpenReport): OfferDeskStore {
  const { report } = store;
  const desk: OfferDeskStore = new OfferDeskStore({
    api: callsOf(app.http, OfferDeskStore.endpoints),
    realtime: staff.live.realtime,
    source: () => sourceOf(report.value, store.carTitle),
    partnerId: () => app.branch.current?.id ?? null,
    partnerName: () => app.branch.current?.name,
    timeZone: () => app.branch.current?.time_zone,
    mayKeepRules: () => may(app.branch, 'putAuctionDefaults'),
    mayAct: () => may(app.branch, 'createTradeInOffer'),
    mayAudit: () => may(app.branch, 'listAuditEntries'),
    market: () => market.state,
    typed: app.typed,
    onTradeIn: (tradeIn) => report.change((data) => ({ ...data, trade_in: tradeIn })),
    reload: () => void staff.refresh(),
  });
  // Follows the desk, so it is created after it.
  const market: MarketStore = new MarketStore({
    api: callsOf(app.http, MarketStore.endpoints),
    car: () => (desk.canAct ? carOf(report.value) : null),
  });
  return desk;
}

function sourceOf(data: ReportData | undefined, car: string | undefined): DeskSource | null {
  const { report, trade_in: tradeIn, auction } = data ?? {};
  if (!report || !tradeIn || !('full_name' in tradeIn)) return null;
  return {
    requestId: report.id,
    tradeIn,
    auction: auction && 'bidders' in auction ? auction : undefined,
    isComplete: report.status === 'COMPLETED',
    car,
    unit: report.distance_unit,
    hasPlace: Boolean(report.info.postcode),
    customersChoice: report.dealer ?? undefined,
  };
}

/** VIN and postcode, if both are known: market data needs them. */
function carOf(data: ReportData | undefined): { vin: string; postcode: string } | null {
  const vin = data?.report.report.car.vincode;
  const postcode = data?.report.info.postcode;
  return vin && postcode ? { vin, postcode: postcode.replace(/\s/g, '') } : null;
}
