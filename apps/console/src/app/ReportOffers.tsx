import { usePrefetch } from '@forecourt/platform/prefetch';
import type { ReportOffersSectionProps } from './ReportOffersSection.tsx';

const load = () => import('./ReportOffersSection.tsx');

/** The last section of a trade-in's report: offers and auctions. Its code loads after the report. */
export function ReportOffers(props: ReportOffersSectionProps) {
  const module = usePrefetch(load, true);
  return module && <module.ReportOffersSection {...props} />;
}
