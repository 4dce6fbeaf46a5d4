import { DecisionSkeleton } from '@forecourt/feature-report';
import { lazyPart } from '@forecourt/platform/lazy-part';
import { FailedPart } from '@forecourt/ui/states';
import { NextStepBar } from '@forecourt/ui/next-step-bar';
import { observer } from 'mobx-react-lite';
import { decisionShape } from './decisionShape.ts';
import type { ReportOffersProps } from './ReportOffersSection.tsx';

/** The decision card of a trade-in's report. Its code loads after the report. */
export const ReportOffers = lazyPart(() => import('./ReportOffersSection.tsx'), {
  waiting: observer(function Waiting({ reports }: ReportOffersProps) {
    return <DecisionSkeleton shape={decisionShape(reports.store.report.value)} />;
  }),
  failed: FailedPart,
});

/** The next step of the sale, for the bar at the bottom of a phone. */
export const ReportNextStep = lazyPart(() => import('./ReportOffersBar.tsx'), {
  waiting: () => <NextStepBar />,
});

/** How the sale stands, beside a conversation about the car. */
export const ReportDealNote = lazyPart(() => import('./ReportDealNote.tsx'));
