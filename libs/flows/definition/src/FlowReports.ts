import type { ReportLinkKind } from '@forecourt/contract';
import type { ReportDefinition } from '@forecourt/feature-report';

/** The kinds of report that a flow has (spec §2): one for staff, the others for links. */
export interface FlowReports extends Partial<Record<ReportLinkKind, ReportDefinition>> {
  main: ReportDefinition;
  public: ReportDefinition;
}
