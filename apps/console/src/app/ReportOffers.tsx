import { DecisionSkeleton } from '@forecourt/feature-report';
import { usePrefetch } from '@forecourt/platform/prefetch';
import type { ReportNextStepProps, ReportOffersProps } from './ReportOffersSection.tsx';

const load = () => import('./ReportOffersSection.tsx');

/** The decision card of a trade-in's report. Its code loads after the report. */
export function ReportOffers(props: ReportOffersProps) {
  const module = usePrefetch(load, true);
  return module ? <module.ReportOffersSection {...props} /> : <DecisionSkeleton />;
}

/** The next step of the sale, for the bar at the bottom of a phone. */
export function ReportNextStep(props: ReportNextStepProps) {
  const module = usePrefetch(load, true);
  return module && <module.ReportOffersBar {...props} />;
}
