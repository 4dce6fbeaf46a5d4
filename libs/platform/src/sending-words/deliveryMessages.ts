import { defineMessages, type MessageDescriptor } from 'react-intl';

/** Shown for a message that did not reach the customer. */
export const deliveryMessages = defineMessages({
  notDelivered: {
    defaultMessage: 'Not delivered',
    description: 'A message to a customer did not go out',
  },
  offerNotDelivered: {
    defaultMessage: 'Offer not delivered',
    description: 'The message that brings an owner their offer did not go out',
  },
  conclusionNotDelivered: {
    defaultMessage: 'Conclusion not delivered',
    description: 'The message that tells a customer the conclusion of their claim did not go out',
  },
});

/** Why a message was not delivered, by the contract's DeliveryReason. */
export const deliveryReasonMessages = defineMessages({
  NUMBER_REJECTED: {
    defaultMessage: 'The provider rejected the number.',
    description: 'Why an SMS was not delivered',
  },
  MAILBOX_UNKNOWN: {
    defaultMessage: 'This email address doesn’t exist.',
    description: 'Why an email was not delivered',
  },
  PROVIDER_UNREACHABLE: {
    defaultMessage: 'The provider could not be reached, after several attempts.',
    description: 'Why a message was not delivered',
  },
  PROVIDER_REFUSED: {
    defaultMessage: 'The provider rejected the message.',
    description: 'Why a message was not delivered',
  },
  TEMPLATE_REFUSED: {
    defaultMessage: 'WhatsApp rejected the template.',
    description: 'Why a message was not delivered',
  },
  CHANNEL_OFF: {
    defaultMessage: 'This way of sending is turned off.',
    description: 'Why a message was not delivered: no SMS or no email is set up',
  },
  COUNTRY_NOT_ALLOWED: {
    defaultMessage: 'SMS isn’t enabled for this country.',
    description: 'Why an SMS was not delivered',
  },
  QUOTA_EXCEEDED: {
    defaultMessage: 'The message limit was reached.',
    description: 'Why a message was not delivered',
  },
  TEXT_NOT_ALLOWED: {
    defaultMessage: 'The text contains another web or email address.',
    description: 'Why a message was not delivered',
  },
  INTERRUPTED: {
    defaultMessage: 'Sending was interrupted. It may still have arrived.',
    description: 'Why it is not known whether a message was delivered',
  },
  UNKNOWN: {
    defaultMessage: 'Reason unknown.',
    description: 'Why a message was not delivered',
  },
});

/** What is said of an undelivered message, by what it is about. */
export function undeliveredText(message: { about?: string } | null): MessageDescriptor {
  const { notDelivered, offerNotDelivered, conclusionNotDelivered } = deliveryMessages;
  if (message?.about === 'CONCLUSION') return conclusionNotDelivered;
  return message?.about === 'OFFER' ? offerNotDelivered : notDelivered;
}
