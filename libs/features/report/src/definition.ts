import type { ClaimStatus, ReportedSection, ReportKind } from '@forecourt/contract';
import type { MessageDescriptor } from 'react-intl';

/** Progress sections of a report (spec §2, Report view): the contract's, and these in addition. */
export type ReportSectionId =
  | ReportedSection
  | 'claimSummary'
  | 'overview'
  | 'carInformation'
  | 'ownerInformation'
  | 'placeOffer'
  | 'claimConclusion'
  | 'inspectConclusion';

/** A page next to the report itself (spec §2, Report view). */
export interface ReportTab {
  id: 'profile' | 'buyers' | 'seller' | 'similar';
  /** Below the report's address; empty for the first. */
  path: string;
  label: MessageDescriptor;
}

/** A list that a report was opened from, for its back link. */
export interface ReportBack {
  id: 'sellers' | 'buyers' | 'requests' | 'cars';
  label: MessageDescriptor;
  path: string;
}

/** A conclusion that staff may draw (spec §4). */
export interface ConclusionChoice {
  status: ClaimStatus;
  /** What the button says. */
  label: MessageDescriptor;
  /** What it means, in a sentence. */
  hint: MessageDescriptor;
}

/** How one kind of report differs from others. */
export interface ReportDefinition {
  kind: ReportKind;
  /** Header title of the kind. */
  title: MessageDescriptor;
  /** The title once the auction is over, where another would be untrue. */
  overTitle?: MessageDescriptor;
  /**
   * staff: shows status, back link and a link to pass on; public: opened through a link, shows the
   * car first and no status.
   */
  audience: 'staff' | 'public';
  /** Back links, by the list the user came from; the first one if that is unknown. */
  backs: readonly ReportBack[];
  /** Where a reader finds the right link, if this one does not work. */
  elsewhere?: Pick<ReportBack, 'label' | 'path'>;
  /** Pages next to the report itself; none where it is the only one. */
  tabs: readonly ReportTab[];
  /** The page puts what is looked at first in front. */
  sections: readonly ReportSectionId[];
  /** Names of sections that are called something else in this kind of report. */
  sectionNames?: Partial<Record<ReportSectionId, MessageDescriptor>>;
  /** Whether readers may write to the partner about the car. */
  asks?: true;
  /** The possible conclusions; none where there is nothing to conclude. */
  conclusions: readonly ConclusionChoice[];
}

/** The header title of a report as its auction stands. */
export function titleOf(
  { title, overTitle = title }: Pick<ReportDefinition, 'title' | 'overTitle'>,
  auction: { status: string } | undefined,
): MessageDescriptor {
  return auction && auction.status !== 'RUNNING' ? overTitle : title;
}
