import { callsOf } from '@forecourt/api-client';
import type { MarketSurvey } from '@forecourt/contract';
import { getMarketSurvey } from '@forecourt/contract/endpoints/cars';
import { OfferDeskStore } from '@forecourt/feature-auction/staff';
import type { DeskSource } from '@forecourt/feature-auction/staff';
import type { ReportData } from '@forecourt/feature-report';
import { Resource } from '@forecourt/platform';
import { reaction } from 'mobx';
import { may } from '@forecourt/feature-session/permission';
import type { App } from './App.ts';
import type { StaffReports } from './StaffReports.ts';

/**
 * Search radius for the market around the owner, in miles: how far sellers are reached (spec §9).
 */
const MARKET_MILES = 50;

const made = new WeakMap<StaffReports, OfferDeskStore>();

/** Offers and auctions of the current report: created on first use, kept while the app runs. */
export function offerDesk(app: App, reports: StaffReports): OfferDeskStore {
  const desk = made.get(reports) ?? createOfferDesk(app, reports);
  made.set(reports, desk);
  return desk;
}

/** The store, with market data about the report's car. */
function createOfferDesk(app: App, { staff, store: { report } }: StaffReports): OfferDeskStore {
  const market = new Resource<MarketSurvey>();
  const calls = callsOf(app.http, { getMarketSurvey });
  const desk = new OfferDeskStore({
    api: callsOf(app.http, OfferDeskStore.endpoints),
    realtime: staff.live.realtime,
    source: () => sourceOf(report.value),
    partnerId: () => app.branch.current?.id ?? null,
    mayAct: () => may(app.branch, 'createTradeInOffer'),
    mayAudit: () => may(app.branch, 'listAuditEntries'),
    market: () => market.state,
    typed: app.typed,
    onTradeIn: (tradeIn) => report.change((data) => ({ ...data, trade_in: tradeIn })),
    reload: () => void staff.refresh(),
  });
  reaction(
    () => (desk.canAct ? marketQuery(report.value) : null),
    (query) => {
      if (!query) return market.reset();
      const [vin = '', postcode = ''] = query.split(' ');
      void market.load((signal) =>
        calls.getMarketSurvey({ vin, postcode, miles: MARKET_MILES }, { signal }),
      );
    },
  );
  return desk;
}

function sourceOf(data: ReportData | undefined): DeskSource | null {
  const { report, trade_in: tradeIn, auction } = data ?? {};
  if (!report || !tradeIn || !('full_name' in tradeIn)) return null;
  return {
    requestId: report.id,
    tradeIn,
    auction: auction && 'bidders' in auction ? auction : undefined,
    isComplete: report.status === 'COMPLETED',
  };
}

/** VIN and postcode, if both are known: market data needs them. */
function marketQuery(data: ReportData | undefined): string | null {
  const vin = data?.report.report.car.vincode;
  const postcode = data?.report.info.postcode;
  return vin && postcode ? `${vin} ${postcode.replace(/\s/g, '')}` : null;
}
