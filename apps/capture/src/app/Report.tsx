import type { SectionName } from '@forecourt/contract';
import { useEffect, useRef } from 'react';
import type { Draft } from '../draft/draft.ts';
import { Missing } from '../screens/Missing.tsx';
import { Review } from '../screens/Review.tsx';
import { Sending } from '../screens/Sending.tsx';
import { stepsOf } from '../steps/index.ts';
import { StepScreen } from '../steps/StepScreen.tsx';
import { ViewfinderHost } from '../viewfinder/ViewfinderHost.tsx';
import { missingSteps } from '../steps/progress.ts';
import { useModel } from './context.ts';
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
  const step = steps.find(({ id }) => id === place);
  useReached(draft, step?.id);
  if (draft.submission === 'waiting') return <Sending draft={draft} />;
  const missing = missingSteps(steps, draft);
  if (place === MISSING && missing.length > 0)
    return <Missing draft={draft} steps={steps.length} missing={missing} />;
  // An older link may name a step that this report lacks: show the review instead.
  if (!step) return <Review draft={draft} steps={steps} />;
  return <StepScreen key={step.id} step={step} steps={steps} />;
}

/** Records each section that the customer comes to, once; not of what is asked in addition. */
function useReached({ capture, submission }: Draft, section: SectionName | undefined): void {
  const model = useModel();
  const recorded = useRef(new Set<SectionName>());
  const isFirst = !capture.addition && submission !== 'waiting';
  useEffect(() => {
    if (!section || !isFirst || recorded.current.has(section)) return;
    recorded.current.add(section);
    model.recordReached(section);
  }, [model, section, isFirst]);
}

export default Report;
