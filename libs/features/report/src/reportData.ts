import type {
  Auction,
  Claim,
  DealerAuction,
  Inspect,
  PublicAuction,
  PublicInspect,
  PublicReport,
  PublicReportCar,
  PublicTradeIn,
  Report,
  ReportCar,
  TradeIn,
} from '@forecourt/contract';

/** The car of a report; what only staff may see is missing for the others. */
export type ViewedCar = PublicReportCar & Partial<ReportCar>;

/** A report as any of its kinds tells it; what only some are told is optional. */
export interface ViewedReport
  extends
    Pick<PublicReport, 'id' | 'status' | 'partner' | 'sections' | 'inserted_at'>,
    Partial<Pick<PublicReport, 'theme' | 'logo' | 'locales'>>,
    Partial<Pick<Report, 'name' | 'email' | 'phone' | 'dealer' | 'report_url' | 'assets_url'>> {
  info: { car_condition_summary: string | null; postcode?: string | null };
  report: Omit<PublicReport['report'], 'car'> & { car: ViewedCar };
}

/** A report with what belongs to its flow: the answer to staff, to a link's holder, or to a dealer. */
export interface ReportData {
  report: ViewedReport;
  trade_in?: TradeIn | PublicTradeIn;
  auction?: Auction | PublicAuction | DealerAuction;
  claim?: Claim;
  inspect?: Inspect | PublicInspect;
}
