import type { HttpClient } from '@forecourt/api-client';
import type { ReportLinkKind, RuntimeConfig } from '@forecourt/contract';
import { type LazyPart, lazyPart } from '@forecourt/platform/lazy-part';
import { CardSkeleton } from '@forecourt/ui/skeleton';
import { FailedPart } from '@forecourt/ui/states';
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

const options = { waiting: () => <CardSkeleton lines={5} />, failed: FailedPart };

// Each is loaded only for its own kind of link; readers of a report load neither.
const parts: Partial<Record<ReportLinkKind, LazyPart<DealProps>>> = {
  dealer: lazyPart(() => import('./DealerDeal.tsx'), options),
  offer: lazyPart(() => import('./OwnerDeal.tsx'), options),
};

/** Loads the code for the link's holder, in parallel with the report. */
export function preloadDeal(kind: ReportLinkKind): void {
  void parts[kind]?.preload();
}

/** Whether the link's holder has something to decide. */
export const hasDeal = (kind: ReportLinkKind): boolean => kind in parts;

/**
 * Over a report behind a link: the auction for a dealer, the offer for the owner, otherwise
 * nothing.
 */
export function Deal(props: DealProps) {
  const Part = parts[props.link.kind];
  return Part ? <Part {...props} /> : null;
}
