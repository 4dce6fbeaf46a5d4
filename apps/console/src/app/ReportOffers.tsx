import { DecisionSkeleton } from '@forecourt/feature-report';
import { usePrefetch } from '@forecourt/platform/prefetch';
import { NextStepBar } from '@forecourt/ui/next-step-bar';
import { observer } from 'mobx-react-lite';
import { decisionShape } from './decisionShape.ts';
import type { ReportNextStepProps, ReportOffersProps } from './ReportOffersSection.tsx';

const load = () => import('./ReportOffersSection.tsx');

/** The decision card of a trade-in's report. Its code loads after the report. */
export const ReportOffers = observer(function ReportOffers(props: ReportOffersProps) {
  const module = usePrefetch(load, true);
  if (module) return <module.ReportOffersSection {...props} />;
  return <DecisionSkeleton shape={decisionShape(props.reports.store.report.value)} />;
});

/** The next step of the sale, for the bar at the bottom of a phone. */
export function ReportNextStep(props: ReportNextStepProps) {
  const module = usePrefetch(load, true);
  return module ? <module.ReportOffersBar {...props} /> : <NextStepBar />;
}

/** How the sale stands, beside a conversation about the car. */
export function ReportDealNote(props: ReportNextStepProps) {
  const module = usePrefetch(load, true);
  return module && <module.ReportOffersNote {...props} />;
}
