import { defineMessages } from 'react-intl';

/** Texts of the owner's receipt. */
export const messages = defineMessages({
  title: { defaultMessage: 'Receipt', description: 'Title of what an owner agreed to' },
  back: { defaultMessage: 'Back to your offer', description: 'Link from the receipt' },
  print: { defaultMessage: 'Print', description: 'Button: prints the receipt' },
  pdf: { defaultMessage: 'Download PDF', description: 'Link to the receipt as a file' },
  price: { defaultMessage: 'Agreed price', description: 'Label on the receipt' },
  agreedOn: { defaultMessage: 'Agreed on', description: 'Label on the receipt: the moment' },
  handover: { defaultMessage: 'Handover day', description: 'Label on the receipt' },
  car: { defaultMessage: 'Car', description: 'Label on the receipt' },
  plate: { defaultMessage: 'License plate', description: 'Label on the receipt' },
  vin: { defaultMessage: 'VIN', description: 'Label on the receipt' },
  conditions: { defaultMessage: 'Conditions', description: 'Over the conditions of the sale' },
  noConditions: { defaultMessage: 'None', description: 'The sale has no conditions' },
  buyer: { defaultMessage: 'Buyer', description: 'Over a contact on the receipt' },
  seller: { defaultMessage: 'Seller', description: 'Over a contact on the receipt' },
  none: { defaultMessage: 'No receipt', description: 'There is no deal that stands' },
  noneText: {
    defaultMessage: 'A receipt is here once you’ve accepted an offer, as long as the sale stands.',
    description: 'Under "No receipt"',
  },
});

export const phrases = defineMessages<{
  number: { number: string };
  arranged: { partner: string };
}>({
  number: { defaultMessage: 'No. {number}', description: 'Number of a receipt' },
  arranged: { defaultMessage: 'Arranged by {partner}', description: 'At the end of a receipt' },
});
