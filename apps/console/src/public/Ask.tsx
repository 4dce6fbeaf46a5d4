import { NewThreadSection } from '@forecourt/feature-messages/new-thread';
import type { HttpClient } from '@forecourt/api-client';
import { usePrefetch } from '@forecourt/platform/prefetch';
import { CardSkeleton } from '@forecourt/ui/skeleton';
import type { ReportLink } from './reportLink.ts';

export interface AskProps {
  link: ReportLink;
  http: HttpClient;
  partner: string;
}

const load = () => import('./AskForm.tsx');

/** Below a car for sale: anyone with the link may ask. The form loads after the report. */
export function Ask(props: AskProps) {
  const module = usePrefetch(load, window.location.hash === '#ask');
  return (
    <NewThreadSection>
      {module ? <module.AskForm {...props} /> : <CardSkeleton lines={4} />}
    </NewThreadSection>
  );
}
