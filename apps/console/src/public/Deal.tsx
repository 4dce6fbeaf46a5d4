import type { HttpClient } from '@forecourt/api-client';
import type { RuntimeConfig } from '@forecourt/contract';
import { CardSkeleton } from '@forecourt/ui/skeleton';
import { ErrorState } from '@forecourt/ui/states';
import { lazy, Suspense, useState } from 'react';
import type { ComponentType } from 'react';
import type { LinkAnswers } from './LinkAnswers.ts';
import type { PublicLocation } from './PublicLocation.ts';
import type { LinkKind, ReportLink } from './reportLink.ts';

export interface DealProps {
  link: ReportLink;
  location: PublicLocation;
  answers: LinkAnswers;
  http: HttpClient;
  config: RuntimeConfig;
}

type Part = ComponentType<DealProps>;
type Loaded = Promise<{ default: Part }>;

// Each is loaded only for its own kind of link; readers of a report load neither.
const loads: Partial<Record<LinkKind, () => Loaded>> = {
  dealer: () => import('./DealerDeal.tsx'),
  offer: () => import('./OwnerDeal.tsx'),
};

/** The component for the page's link if its code has loaded; until then one that waits for it. */
let part: Part | null = null;

/** Prefetches the code for the link's holder, in parallel with the report. */
export async function preloadDeal(kind: LinkKind): Promise<void> {
  const load = loads[kind];
  if (!load) return;
  const loading = load().catch(() => ({ default: Failed }));
  part = lazy(() => loading);
  part = (await loading).default;
}

/**
 * Over a report behind a link: the auction for a dealer, the offer for the owner, otherwise
 * nothing.
 */
export function Deal(props: DealProps) {
  // Keep the first component: replacing it would lose typed text.
  const [Part] = useState(() => part);
  if (!Part) return null;
  return (
    <Suspense fallback={<CardSkeleton lines={5} />}>
      <Part {...props} />
    </Suspense>
  );
}

/** Its code could not be loaded; the report can be read all the same. */
function Failed() {
  return <ErrorState inline onRetry={() => window.location.reload()} />;
}
