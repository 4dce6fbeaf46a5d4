import { reportKindValues } from './generated/enums.ts';
import type { Flow, ReportKind } from './generated/schema.d.ts';

/**
 * Views of a report that a link opens without signing in, by the last part of their kind (spec §2):
 * `TRADE_OFFER` is at `offer`. One for a single flow names its path.
 */
export const reportLinks = {
  public: '/:flow/report/public/:requestId/:sessionKey',
  offer: '/trade/report/offer/:requestId/:sessionKey',
  dealer: '/trade/report/dealer/:dealerKey',
} as const;

/** Who a link to a report is for: anyone, the owner of the car, or a dealer. */
export type ReportLinkKind = keyof typeof reportLinks;

export const reportLinkKinds = Object.keys(reportLinks) as ReportLinkKind[];

/** The kind of report that a link of a flow opens; null if the flow has none behind such links. */
export function reportKindOf(flow: Flow, link: ReportLinkKind): ReportKind | null {
  return reportKindValues.find((kind) => kind === `${flow}_${link.toUpperCase()}`) ?? null;
}
