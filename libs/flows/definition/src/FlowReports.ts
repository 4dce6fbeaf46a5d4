import type { ReportDefinition } from '@forecourt/feature-report';

/** The kinds of report that a flow has (spec §2): one for staff, the others for links. */
export interface FlowReports {
  main: ReportDefinition;
  public: ReportDefinition;
  /** The owner's page with the offer. */
  offer?: ReportDefinition;
  /** The dealer's page with the auction. */
  dealer?: ReportDefinition;
}
