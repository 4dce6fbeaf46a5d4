import type { Draft } from '../draft/draft.ts';
import { Missing } from '../screens/Missing.tsx';
import { Review } from '../screens/Review.tsx';
import { Sending } from '../screens/Sending.tsx';
import { stepsOf } from '../steps/index.ts';
import { StepScreen } from '../steps/StepScreen.tsx';
import { ViewfinderHost } from '../viewfinder/ViewfinderHost.tsx';
import { missingSteps } from '../steps/progress.ts';
import { MISSING, type Place } from './router.ts';

export interface ReportProps {
  draft: Draft;
  place: Place;
}

/** Everything after the welcome: the steps, the review, and the sending. */
export function Report(props: ReportProps) {
  return (
    <ViewfinderHost>
      <Screens {...props} />
    </ViewfinderHost>
  );
}

function Screens({ draft, place }: ReportProps) {
  const steps = stepsOf(draft.capture);
  if (draft.submission === 'waiting') return <Sending draft={draft} />;
  const step = steps.find(({ id }) => id === place);
  const missing = missingSteps(steps, draft);
  if (place === MISSING && missing.length > 0)
    return <Missing draft={draft} steps={steps.length} missing={missing} />;
  // An older link may name a step that this report lacks: show the review instead.
  if (!step) return <Review draft={draft} steps={steps} />;
  return <StepScreen key={step.id} step={step} steps={steps} />;
}

export default Report;
