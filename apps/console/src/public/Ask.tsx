import { newThreadId, NewThreadSection } from '@forecourt/feature-messages/new-thread';
import type { HttpClient } from '@forecourt/api-client';
import { usePrefetch } from '@forecourt/platform/prefetch';
import { Skeleton } from '@forecourt/ui/skeleton';
import type { ReportLink } from './reportLink.ts';

export interface AskProps {
  link: ReportLink;
  http: HttpClient;
  partner: string;
}

const load = () => import('./AskForm.tsx');

/** About a car for sale: anyone with the link may ask. The form loads after the report. */
export function Ask({ isNow, ...props }: AskProps & { isNow: boolean }) {
  const module = usePrefetch(load, isNow || window.location.hash === `#${newThreadId}`);
  return (
    <NewThreadSection>{module ? <module.AskForm {...props} /> : <FormSkeleton />}</NewThreadSection>
  );
}

/** As high as the form, so that nothing moves when it comes. */
function FormSkeleton() {
  return (
    <>
      <Skeleton width="60%" height="22px" />
      {['62px', '82px', '96px'].map((height) => (
        <Skeleton key={height} height={height} />
      ))}
      <Skeleton width="72px" height="34px" />
    </>
  );
}
