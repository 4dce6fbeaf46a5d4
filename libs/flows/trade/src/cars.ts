import type { CarListDefinition, CarTab } from '@forecourt/feature-lists/cars';
import { carMessages } from '@forecourt/flow-definition/cars';
import { defineMessages, type MessageDescriptor } from 'react-intl';

const messages = defineMessages({
  allCars: { defaultMessage: 'All Cars', description: 'Tab of all cars of trade' },
  auctionRunning: {
    defaultMessage: 'Auction running',
    description: 'Tab of cars that dealers bid on now',
  },
  auctionCompleted: {
    defaultMessage: 'Auction completed',
    description: 'Tab of cars whose auction is over',
  },
  offerSent: { defaultMessage: 'Offer sent', description: 'Tab of cars that were appraised' },
  offerAccepted: {
    defaultMessage: 'Offer accepted',
    description: 'Tab of cars whose owner took the offer',
  },
  offerDeclined: {
    defaultMessage: 'Offer declined',
    description: 'Tab of cars whose owner refused the offer',
  },
});

const tab = (path: string, status: CarTab['status'], label: MessageDescriptor): CarTab => ({
  path,
  status,
  label,
  emptyMessage: carMessages.none,
});

/** Cars that owners want to trade in or sell. */
export const tradeCars: CarListDefinition = {
  flow: 'TRADE',
  path: '/trade/cars',
  title: carMessages.cars,
  tabs: [
    tab('', '', messages.allCars),
    // It has an address (spec §2, routes), but is not among the tabs (spec §2, Lists).
    { ...tab('new', 'NEW', carMessages.new), unlisted: true },
    tab('auction_running', 'AUCTION_RUNNING', messages.auctionRunning),
    tab('auction_completed', 'AUCTION_COMPLETED', messages.auctionCompleted),
    tab('sent', 'APPRAISED', messages.offerSent),
    tab('accepted', 'OFFER_ACCEPTED', messages.offerAccepted),
    tab('declined', 'OFFER_DECLINED', messages.offerDeclined),
  ],
  columns: ['offer'],
  filters: ['date', 'agent', 'plan', 'delivery'],
  endMessage: carMessages.end,
};
