import type { Api } from '@forecourt/api-client';
import { SendAgain } from '@forecourt/api-client/act';
import type { Auction, TradeIn } from '@forecourt/contract';
import { copyBidderLink, sendBidderMessage } from '@forecourt/contract/endpoints/auctions';
import { copyOfferLink, sendOfferMessage } from '@forecourt/contract/endpoints/trade';

export interface DeskMessagesStoreOptions {
  api: Pick<Api, keyof typeof DeskMessagesStore.endpoints>;
  /** The auction that is shown. @throws where there is none */
  auctionId: () => string;
  /** What now stands. */
  onTradeIn: (tradeIn: TradeIn) => void;
  onAuction: (auction: Auction) => void;
  /** It was refused because of a newer state. */
  onMoved: () => void;
  newKey?: (() => string) | undefined;
}

/** The messages of a sale, for those whom they did not reach. */
export class DeskMessagesStore {
  static readonly endpoints = {
    copyBidderLink,
    copyOfferLink,
    sendBidderMessage,
    sendOfferMessage,
  };
  /** Sends the offer that waits for the owner again; told by its trade-in’s id. */
  readonly toOwner: SendAgain<string>;
  private readonly options: DeskMessagesStoreOptions;

  constructor(options: DeskMessagesStoreOptions) {
    this.options = options;
    const { api, newKey, onMoved, onTradeIn } = options;
    this.toOwner = new SendAgain({
      newKey,
      send: async (channel, idempotencyKey, tradeId) =>
        onTradeIn((await api.sendOfferMessage(tradeId, { channel }, { idempotencyKey })).trade_in),
      fetchLink: async (tradeId) => (await api.copyOfferLink(tradeId)).link,
      onMoved,
    });
  }

  /** Sends a dealer of the auction again what did not arrive, or takes the dealer's link. */
  toDealer(dealerId: string): SendAgain {
    const { api, auctionId, newKey, onAuction, onMoved } = this.options;
    return new SendAgain({
      newKey,
      send: async (channel, idempotencyKey) => {
        const body = { channel };
        const by = { idempotencyKey };
        onAuction((await api.sendBidderMessage(auctionId(), dealerId, body, by)).auction);
      },
      fetchLink: async () => (await api.copyBidderLink(auctionId(), dealerId)).link,
      onMoved,
    });
  }
}
