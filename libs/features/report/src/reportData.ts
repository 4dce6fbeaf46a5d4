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

/** The car of a report; fields that only staff may see are missing for others. */
export type ViewedCar = PublicReportCar & Partial<ReportCar>;

/** A report of any kind; fields that only some readers get are optional. */
export interface ViewedReport
  extends
    Pick<
      PublicReport,
      'id' | 'kind' | 'status' | 'partner' | 'sections' | 'distance_unit' | 'inserted_at'
    >,
    Partial<Pick<PublicReport, 'theme' | 'logo' | 'locales' | 'sold' | 'withdrawn'>>,
    Partial<
      Pick<
        Report,
        | 'name'
        | 'email'
        | 'phone'
        | 'phone_channel'
        | 'dealer'
        | 'report_url'
        | 'assets_url'
        | 'required_sections'
        | 'sent_incomplete'
        | 'no_damage'
        | 'additions'
        | 'corrections'
        | 'findings'
        | 'plates'
        | 'added_damages'
        | 'conversation_photos'
        | 'identifiers'
        | 'vin_facts'
        | 'agent'
      >
    > {
  info: { car_condition_summary: string | null; postcode?: string | null };
  report: Omit<PublicReport['report'], 'car'> & { car: ViewedCar };
}

/** A report with its flow's data, as returned to staff, a link's holder, or a dealer. */
export interface ReportData {
  report: ViewedReport;
  trade_in?: TradeIn | PublicTradeIn;
  auction?: Auction | PublicAuction | DealerAuction;
  claim?: Claim;
  inspect?: Inspect | PublicInspect;
}
