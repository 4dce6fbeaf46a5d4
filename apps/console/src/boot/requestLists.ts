import type { Flow } from '@forecourt/contract';

/** What has to be known of a request list before the app is there. */
export interface EarlyList {
  type: Flow;
  /** Its rows say what is planned with the car. */
  sale: boolean;
  /** The panel of all messages stands beside it. */
  messages: boolean;
}

const withoutSale = { sale: false, messages: false };

const lists: Record<string, EarlyList> = {
  '/trade/sellers': { type: 'TRADE', sale: true, messages: true },
  '/claim/requests': { type: 'CLAIM', ...withoutSale },
  '/inspect/requests': { type: 'INSPECT', ...withoutSale },
};

/** The request list that an address shows on its first tab. */
export const listAt = (pathname: string): EarlyList | undefined =>
  lists[pathname.replace(/\/$/, '')];
