import type { Flow } from '@forecourt/contract';
import { claimReports } from '@forecourt/flow-claim/reports';
import type { FlowReports } from '@forecourt/flow-definition/reports';
import { inspectReports } from '@forecourt/flow-inspect/reports';
import { tradeReports } from '@forecourt/flow-trade/reports';

/** The kinds of report of each flow. */
export const reportsOfFlow: Record<Flow, FlowReports> = {
  TRADE: tradeReports,
  CLAIM: claimReports,
  INSPECT: inspectReports,
};
