import type { FlowDefinition } from '@forecourt/flow-definition';

const lists: Record<string, FlowDefinition['type']> = {
  '/trade/sellers': 'TRADE',
  '/claim/requests': 'CLAIM',
  '/inspect/requests': 'INSPECT',
};

/** The flow whose request list an address shows, on its first tab. */
export const flowOfList = (pathname: string): FlowDefinition['type'] | undefined =>
  lists[pathname.replace(/\/$/, '')];
