import { addresses } from '@forecourt/contract';
import {
  type FlowReports,
  linkedReport,
  reportedSections,
} from '@forecourt/flow-definition/reports';
import { messages } from './reportMessages.ts';

/**
 * Reports of a car that its owner wants to trade in or sell: for staff, buyers, the owner and
 * dealers.
 */
export const tradeReports: FlowReports = {
  main: {
    kind: 'TRADE_MAIN',
    title: messages.profile,
    audience: 'staff',
    backs: [
      { id: 'sellers', label: messages.sellers, path: '/trade/sellers' },
      { id: 'buyers', label: messages.buyers, path: '/trade/buyers' },
      { id: 'cars', label: messages.cars, path: '/trade/cars' },
    ],
    tabs: [
      { id: 'profile', path: '', label: messages.profile },
      { id: 'buyers', path: 'buyers', label: messages.chatWithBuyers },
      { id: 'seller', path: 'seller', label: messages.chatWithSeller },
      { id: 'similar', path: 'similar', label: messages.similar },
    ],
    sections: ['overview', 'carInformation', 'ownerInformation', ...reportedSections, 'placeOffer'],
    conclusions: [],
  },
  public: { ...linkedReport, kind: 'TRADE_PUBLIC', title: messages.carListing, asks: true },
  offer: { ...linkedReport, kind: 'TRADE_OFFER', title: messages.offer },
  dealer: {
    ...linkedReport,
    kind: 'TRADE_DEALER',
    title: messages.forSale,
    overTitle: messages.ended,
    elsewhere: { label: messages.yourAuctions, path: addresses.dealerSignIn },
  },
};
