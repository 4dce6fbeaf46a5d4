import type { ClaimStatus, ReportedSection, ReportKind } from '@forecourt/contract';
import type { MessageDescriptor } from 'react-intl';

/** Progress sections of a report (spec §2, Report view): those of the catalogue, and these beside them. */
export type ReportSectionId =
  | ReportedSection
  | 'claimSummary'
  | 'overview'
  | 'carInformation'
  | 'ownerInformation'
  | 'placeOffer'
  | 'claimConclusion'
  | 'inspectConclusion';

/** A page of a report beside others (spec §2, Report view). */
export interface ReportTab {
  id: 'profile' | 'buyers' | 'seller' | 'similar';
  /** Below the report's address; empty for the first. */
  path: string;
  label: MessageDescriptor;
}

/** A list that a report was opened from, and that its back link leads to. */
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

/** How one kind of report differs from another. */
export interface ReportDefinition {
  kind: ReportKind;
  /** Header title of the kind. */
  title: MessageDescriptor;
  /**
   * staff work with it: status, way back, link to pass on; public: somebody opened a link, sees the car
   * first, and is told nothing of where it stands.
   */
  audience: 'staff' | 'public';
  /** Where the back link leads, by where one came from; the first when that is not known. */
  backs: readonly ReportBack[];
  /** Pages beside the report itself; none where it is the only one. */
  tabs: readonly ReportTab[];
  /** In their order on the page. */
  sections: readonly ReportSectionId[];
  /** Whoever reads it may write to the partner about the car. */
  asks?: true;
  /** What may be concluded; none where there is nothing to conclude. */
  conclusions: readonly ConclusionChoice[];
}
