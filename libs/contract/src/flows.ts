import type { ClaimStatus, Flow, ReportKind } from './generated/schema.d.ts';

/** What distinguishes one flow from another for the server, the pages and the customer's phone. */
export interface FlowFacts {
  /** First part of its addresses (spec §2). */
  path: string;
  /** Last part of its request list's address. */
  requests: string;
  /**
   * What a request leads to. `trade_in`: the car is sold, by an offer or an auction. `claim`: the
   * customer says what happened. `inspect`: the customer says who drove.
   */
  subject: 'trade_in' | 'claim' | 'inspect';
  /**
   * The status of its usual conclusion; NEEDS_EXTRA_INSPECTION is the other one (spec §4). null if
   * there is nothing to conclude.
   */
  concludedAs: ClaimStatus | null;
}

/**
 * The catalog of flows, in the order of the menu. What only the console needs is in
 * `libs/flows/<path>`; the texts are in `@forecourt/platform/flow-words` and the API's
 * `messaging/words`.
 */
export const flows = {
  TRADE: { path: 'trade', requests: 'sellers', subject: 'trade_in', concludedAs: null },
  CLAIM: { path: 'claim', requests: 'requests', subject: 'claim', concludedAs: 3 },
  INSPECT: { path: 'inspect', requests: 'requests', subject: 'inspect', concludedAs: 4 },
} as const satisfies Record<Flow, FlowFacts>;

type Catalogue = typeof flows;

export type FlowPath = Catalogue[Flow]['path'];

export type FlowSubject = FlowFacts['subject'];

/** Flows that lead to a sale: their reports have a page for the owner and one for dealers. */
export type SellingFlow = {
  [Key in Flow]: Catalogue[Key]['subject'] extends 'trade_in' ? Key : never;
}[Flow];

/** In the order of the menu. */
export const flowOrder = Object.keys(flows) as Flow[];

/** The flow that a call means when it names none (spec §7), and that a new business starts with. */
export const defaultFlow = 'TRADE' satisfies Flow;

export const flowPaths: readonly FlowPath[] = flowOrder.map((flow) => flows[flow].path);

/** The flow whose addresses begin with a path. */
export function flowAtPath(path: FlowPath): Flow {
  return flowOrder.find((flow) => flows[flow].path === path)!;
}

/** The flow of a kind of report. */
export function flowOfKind(kind: ReportKind): Flow {
  return flowOrder.find((flow) => kind.startsWith(`${flow}_`))!;
}

/** The address of a flow's request list. */
export function requestListPath(flow: Flow): string {
  const { path, requests } = flows[flow];
  return `/${path}/${requests}`;
}

/** Whether a flow leads to a sale. */
export function sells(flow: Flow): flow is SellingFlow {
  return flows[flow].subject === 'trade_in';
}
