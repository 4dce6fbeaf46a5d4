import type { FlowDefinition } from '@forecourt/flow-definition';
import { claim } from '@forecourt/flow-claim';
import { inspect } from '@forecourt/flow-inspect';
import { trade } from '@forecourt/flow-trade';

/** In the order of the menu, and of the choice of a branch's home page (spec §2, root index). */
export const flows: readonly FlowDefinition[] = [trade, claim, inspect];

/** The flow whose cars are sold: buyers and sellers write to its staff. */
export const sellingFlow = trade;

/** The flow that an address belongs to. */
export function flowAt(pathname: string): FlowDefinition | undefined {
  const first = pathname.split('/')[1];
  return flows.find((flow) => flow.path === first);
}
