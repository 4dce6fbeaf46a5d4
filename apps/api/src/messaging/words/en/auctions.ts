import { auctionInvitation } from '@forecourt/contract';
import type { AuctionWords } from '../types.ts';

export const auctions: AuctionWords = {
  AUCTION_INVITATION: {
    ...auctionInvitation,
    sms: '{partner}: bid on {car} by {time}: {link}',
  },
  AUCTION_OUTBID: {
    subject: 'You have been outbid: {car}',
    text: 'The best offer for {car} is now {amount}.\n\nMake a better offer to stay in the game. Bid by {time}:\n\n{link}\n\nOnly the best offer will be shared with the car owner.',
    sms: '{partner}: someone offered {amount} for {car}. Make a better offer by {time}: {link}',
  },
  AUCTION_ENDING: {
    subject: 'One hour left: {car}',
    text: 'The auction for {car} ends at {time}.\n\nSee your position:\n\n{link}',
    sms: '{partner}: the auction for {car} ends at {time}: {link}',
  },
  AUCTION_WON: {
    subject: 'Your offer is the best: {car}',
    text: 'Your offer of {amount} for {car} is the best one. The owner has until {time} to reply.\n\nFollow it here:\n\n{link}\n\nIf the owner accepts, you get their contact details and the fee of {fee} is due.',
    sms: '{partner}: your offer of {amount} for {car} is the best. The owner has until {time} to reply: {link}',
  },
  AUCTION_LOST: {
    subject: 'The auction is over: {car}',
    text: 'Unfortunately, you were not the winner this time.\n\nYour offer for {car} was not the best one. You will still receive reports of other cars.\n\n{link}',
    sms: '{partner}: unfortunately, you were not the winner this time: {car}. {link}',
  },
  AUCTION_CANCELLED: {
    subject: 'The auction was canceled: {car}',
    text: '{partner} canceled the auction for {car}.\n\nReason: {reason}\n\n{link}',
    sms: '{partner} canceled the auction for {car}: {reason}',
  },
  AUCTION_EXTENDED: {
    subject: 'The auction ends later: {car}',
    text: 'The auction for {car} now ends at {time}. {more}\n\nSee your position:\n\n{link}',
    sms: '{partner}: the auction for {car} now ends at {time}: {link}',
  },
  AUCTION_BOUGHT: {
    subject: 'The auction is over: {car}',
    text: 'Another dealer bought {car} at the buy-now price, which ended the auction.\n\nYou will still receive reports of other cars.\n\n{link}',
    sms: '{partner}: another dealer bought {car} at the buy-now price. {link}',
  },
  AUCTION_RESERVE_NOT_MET: {
    subject: 'The reserve price was not met: {car}',
    text: 'The auction for {car} ended below its reserve price, so there is no winner.\n\n{partner} may still share the best offer with the owner. If so, its dealer gets a message.\n\n{link}',
    sms: '{partner}: the auction for {car} ended below its reserve price. {link}',
  },
  OFFER_ACCEPTED: {
    subject: 'Customer has accepted the offer: {car}',
    text: 'The owner of {car} accepted your offer of {amount}.\n\nTheir contact details:\n\n{link}\n\nThe fee of {fee} for this lead is due.',
    sms: '{partner}: the owner of {car} accepted your offer of {amount}. Contact details: {link}',
  },
  OFFER_DECLINED: {
    subject: 'Customer has rejected the offer: {car}',
    text: 'The owner of {car} has rejected the offer of {amount}. No fee is due.\n\n{link}',
    sms: '{partner}: the owner of {car} has rejected the offer. {link}',
  },
  OFFER_EXPIRED: {
    subject: 'No reply in time: {car}',
    text: 'The owner of {car} did not reply in time. Your offer of {amount} is no longer binding, and no fee is due.\n\n{link}',
    sms: '{partner}: the owner of {car} did not reply in time. {link}',
  },
  OFFER_EXTENDED: {
    subject: 'The owner has more time: {car}',
    text: '{partner} recorded that your offer of {amount} for {car} now holds until {time}. The owner may reply until then.\n\nFollow it here:\n\n{link}\n\nIf you did not agree to this, tell {partner}.',
    sms: '{partner} recorded that your offer of {amount} for {car} now holds until {time}: {link}',
  },
  OFFER_WITHDRAWN: {
    subject: 'Offer withdrawn: {car}',
    text: '{partner} withdrew your offer of {amount} for {car} from the owner. It is no longer binding, and no fee is due.\n\nReason: {reason}\n\n{link}',
    sms: '{partner} withdrew your offer for {car} from the owner. No fee is due. {reason} {link}',
  },
  OFFER: {
    subject: 'Offer on your car: {amount}',
    text: '{partner} has an offer for your car: {amount}.\n\nSee it and reply by {time}:\n\n{link}\n\nThe decision is yours: accept or decline in one tap.',
    sms: '{partner}: an offer for your car: {amount}. Reply by {time}: {link}',
  },
  OFFER_REMINDER: {
    subject: 'Your offer of {amount} is waiting: {car}',
    text: 'The offer of {amount} for your car from {partner} is waiting for your reply.\n\nSee it and reply by {time}:\n\n{link}\n\nThe decision is yours: accept or decline in one tap.',
    sms: '{partner}: the offer of {amount} for your car is waiting. Reply by {time}: {link}',
  },
  OWNER_OFFER_EXTENDED: {
    subject: 'More time for your offer: {car}',
    text: 'You now have until {time} to reply to the offer of {amount} for your car from {partner}.\n\n{link}',
    sms: '{partner}: you now have until {time} to reply to the offer of {amount} for your car: {link}',
  },
  OWNER_OFFER_WITHDRAWN: {
    subject: 'Offer withdrawn: {car}',
    text: '{partner} withdrew the offer of {amount} for your car. You don’t need to do anything.\n\nReason: {reason}\n\n{link}',
    sms: '{partner} withdrew the offer of {amount} for your car: {reason} {link}',
  },
  STAFF_NO_OFFERS: {
    subject: 'No offers: {car}',
    text: 'The auction for {car} ended without offers.\n\n{link}',
    sms: 'The auction for {car} ended without offers: {link}',
  },
  STAFF_RESERVE_NOT_MET: {
    subject: 'Reserve price not met: {car}',
    text: 'The auction for {car} ended with a best offer of {amount}, below your reserve price.\n\nOffer it to the owner anyway, or start again:\n\n{link}\n\nThe offer holds until {time}.',
    sms: 'The best offer for {car}, {amount}, is below your reserve price. Decide by {time}: {link}',
  },
  STAFF_OFFER_ACCEPTED: {
    subject: 'Customer has accepted the offer: {car}',
    text: 'Customer has accepted the offer of {amount} for {car}.\n\n{link}',
    sms: 'Customer has accepted the offer of {amount} for {car}: {link}',
  },
  STAFF_OFFER_DECLINED: {
    subject: 'Customer has rejected the offer: {car}',
    text: 'Customer has rejected the offer of {amount} for {car}.\n\n{link}',
    sms: 'Customer has rejected the offer of {amount} for {car}: {link}',
  },
  STAFF_OFFER_EXPIRED: {
    subject: 'No reply in time: {car}',
    text: 'The owner of {car} did not reply to the offer of {amount} in time.\n\n{link}',
    sms: 'The owner of {car} did not reply to the offer of {amount} in time: {link}',
  },
  STAFF_DEALER_WITHDRAWS: {
    subject: 'Dealer withdrew: {car}',
    text: 'The dealer withdrew from the trade-in of {car}.\n\nReason: {reason}\n\nGive the next dealer a second chance, start again, or make an offer:\n\n{link}',
    sms: 'The dealer withdrew from the trade-in of {car}: {reason} {link}',
  },
};
