import { defineMessages } from 'react-intl';

/**
 * Texts of the panel that explains an auction: a title and four pairs for each audience (spec §2).
 */
export const messages = defineMessages({
  dealerTitle: {
    defaultMessage: 'How this auction works',
    description: 'Title of the panel that explains an auction to a dealer',
  },
  staffTitle: {
    defaultMessage: 'How an auction works',
    description: 'Title of the panel that explains an auction to staff',
  },
  back: { defaultMessage: 'Back', description: 'Button that leaves the panel' },
  firm: { defaultMessage: 'Firm offers', description: 'Title in the panel' },
  firmText: {
    defaultMessage:
      'You pay what you offer, with no hidden fees or later deductions. A new offer must beat the best one.',
    description: 'Text under "Firm offers"',
  },
  best: { defaultMessage: 'The best offer goes to the owner', description: 'Title in the panel' },
  bestText: {
    defaultMessage:
      'When time is up, only the best offer is shared with the car owner, who accepts or declines it. Nobody sees who else bids.',
    description: 'Text under "The best offer goes to the owner"',
  },
  fee: { defaultMessage: 'A fee only if you buy', description: 'Title in the panel' },
  near: { defaultMessage: 'Sellers near you', description: 'Title in the panel' },
  quick: { defaultMessage: 'Ready in minutes', description: 'Title in the panel' },
  quickText: {
    defaultMessage:
      'Listing and sharing a car takes 3-5 minutes: choose the dealers, set how long they may bid, and share.',
    description: 'Text under "Ready in minutes"',
  },
  clock: { defaultMessage: 'Dealers bid against the clock', description: 'Title in the panel' },
  clockText: {
    defaultMessage:
      'Each dealer sees the best offer and the time left, and is notified when outbid and one hour before the end.',
    description: 'Text under "Dealers bid against the clock"',
  },
  staffBestText: {
    defaultMessage:
      'The best offer is shared with the car owner, who accepts or declines it. Other bidders are notified that they didn’t win.',
    description: 'Text under "The best offer goes to the owner", for staff',
  },
  contacts: {
    defaultMessage: 'Contact details after acceptance',
    description: 'Title in the panel',
  },
});

export const phrases = defineMessages<{
  feeText: { fee: string };
  nearText: { distance: string };
  contactsText: { fee: string };
}>({
  feeText: {
    defaultMessage:
      'The buyer’s fee for the winning dealership is {fee} per lead. It is paid only if the customer accepts.',
    description: 'Text under "A fee only if you buy"',
  },
  nearText: {
    defaultMessage: 'You get cars from sellers within {distance} of your dealership.',
    description: 'Text under "Sellers near you"; distance is such as 50 miles',
  },
  contactsText: {
    defaultMessage:
      'Once the owner accepts, owner and dealer get each other’s contact details, and the dealership pays a fee of {fee}.',
    description: 'Text under "Contact details after acceptance"',
  },
});
