import type { HttpClient } from '@forecourt/api-client';
import type { RuntimeConfig } from '@forecourt/contract';
import { CardSkeleton } from '@forecourt/ui/skeleton';
import { lazy, Suspense } from 'react';
import type { LinkAnswers } from './LinkAnswers.ts';
import type { PublicLocation } from './PublicLocation.ts';
import type { ReportLink } from './reportLink.ts';

export interface DealProps {
  link: ReportLink;
  location: PublicLocation;
  answers: LinkAnswers;
  http: HttpClient;
  config: RuntimeConfig;
}

// Each comes for its own links alone: who only reads a report loads neither.
const DealerDeal = lazy(() => import('./DealerDeal.tsx'));
const OwnerDeal = lazy(() => import('./OwnerDeal.tsx'));

/** Over a report behind a link: the auction for a dealer, the offer for the owner, nothing for others. */
export function Deal(props: DealProps) {
  const { kind } = props.link;
  if (kind === 'public') return null;
  return (
    <Suspense fallback={<CardSkeleton lines={5} />}>
      {kind === 'dealer' ? <DealerDeal {...props} /> : <OwnerDeal {...props} />}
    </Suspense>
  );
}
