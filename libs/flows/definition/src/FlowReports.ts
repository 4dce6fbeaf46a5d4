import type { ReportDefinition } from '@forecourt/feature-report';

/** The kinds of report that a flow has (spec §2): one for staff, the others behind a link. */
export interface FlowReports {
  main: ReportDefinition;
  public: ReportDefinition;
  /** What the owner of a car is offered. */
  offer?: ReportDefinition;
  /** What a dealer may bid on. */
  dealer?: ReportDefinition;
}
