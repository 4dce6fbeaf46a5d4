import type { ReportKind } from '@forecourt/contract';
import type { MessageDescriptor } from 'react-intl';

/** Progress sections of a report (spec §2, Report view). */
export type ReportSectionId =
  | 'claimSummary'
  | 'overview'
  | 'carInformation'
  | 'ownerInformation'
  | 'scan'
  | 'windshield'
  | 'damage'
  | 'exterior'
  | 'mileage'
  | 'dashboard'
  | 'frontInterior'
  | 'backInterior'
  | 'vin'
  | 'carCondition';

/** How one kind of report differs from another. */
export interface ReportDefinition {
  kind: ReportKind;
  /** Header title of the kind. */
  title: MessageDescriptor;
  /** Where the back link leads. */
  back: { label: MessageDescriptor; path: string };
  /** In their order on the page. */
  sections: readonly ReportSectionId[];
}
