import { type Closed, newThreadId, NewThreadSection } from '@forecourt/feature-messages/new-thread';
import type { HttpClient } from '@forecourt/api-client';
import { lazyPart, useLatch } from '@forecourt/platform/lazy-part';
import { FailedPart } from '@forecourt/ui/states';
import { Skeleton } from '@forecourt/ui/skeleton';
import type { ReportLink } from './reportLink.ts';

export interface AskProps {
  link: ReportLink;
  http: HttpClient;
  partner: string;
  /** Why nobody may ask any more. */
  closed: Closed;
}

const AskForm = lazyPart(() => import('./AskForm.tsx'), {
  waiting: FormSkeleton,
  failed: FailedPart,
});

/** About a car for sale: anyone with the link may ask. The form loads after the report. */
export function Ask({ isNow, ...props }: AskProps & { isNow: boolean }) {
  const isWanted = useLatch(isNow || window.location.hash === `#${newThreadId}`);
  return (
    <NewThreadSection closed={props.closed}>
      {isWanted ? <AskForm {...props} /> : <FormSkeleton closed={props.closed} />}
    </NewThreadSection>
  );
}

/** As high as the form, so that nothing moves when it comes. */
function FormSkeleton({ closed }: Pick<AskProps, 'closed'>) {
  if (closed) return <Skeleton width="60%" height="48px" />;
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
