import type { FlowDefinition } from '@forecourt/flow-definition';

/** What has to be known of a request list before the app is there. */
export interface EarlyList extends Pick<FlowDefinition, 'type' | 'path'> {
  /** Its rows say what is planned with the car. */
  sale: boolean;
  /** The panel of all messages stands beside it. */
  messages: boolean;
}

const withoutSale = { sale: false, messages: false };

const lists: Record<string, EarlyList> = {
  '/trade/sellers': { type: 'TRADE', path: 'trade', sale: true, messages: true },
  '/claim/requests': { type: 'CLAIM', path: 'claim', ...withoutSale },
  '/inspect/requests': { type: 'INSPECT', path: 'inspect', ...withoutSale },
};

/** The request list that an address shows on its first tab. */
export const listAt = (pathname: string): EarlyList | undefined =>
  lists[pathname.replace(/\/$/, '')];
