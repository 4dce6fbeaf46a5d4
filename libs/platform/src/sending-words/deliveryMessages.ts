import { defineMessages } from 'react-intl';

/** Shown for a message that did not reach the customer. */
export const deliveryMessages = defineMessages({
  notDelivered: {
    defaultMessage: 'Not delivered',
    description: 'A message to a customer did not go out',
  },
});

/** Why a message was not delivered, by the contract's DeliveryReason. */
export const deliveryReasonMessages = defineMessages({
  NUMBER_REJECTED: {
    defaultMessage: 'The provider rejected the number.',
    description: 'Why an SMS was not delivered',
  },
  MAILBOX_UNKNOWN: {
    defaultMessage: 'There is no mailbox at this address.',
    description: 'Why an e-mail was not delivered',
  },
  PROVIDER_UNREACHABLE: {
    defaultMessage: 'The provider could not be reached, after several attempts.',
    description: 'Why a message was not delivered',
  },
  PROVIDER_REFUSED: {
    defaultMessage: 'The provider did not take the message.',
    description: 'Why a message was not delivered',
  },
  CHANNEL_OFF: {
    defaultMessage: 'This way of sending is switched off.',
    description: 'Why a message was not delivered: no SMS or no e-mail is set up',
  },
  COUNTRY_NOT_ALLOWED: {
    defaultMessage: 'Text messages do not go to this country.',
    description: 'Why an SMS was not delivered',
  },
  QUOTA_EXCEEDED: {
    defaultMessage: 'The limit of messages for the day was reached.',
    description: 'Why a message was not delivered',
  },
  TEXT_NOT_ALLOWED: {
    defaultMessage: 'The text names another site or a mailbox.',
    description: 'Why a message was not delivered',
  },
  INTERRUPTED: {
    defaultMessage: 'Sending was interrupted. It may have arrived all the same.',
    description: 'Why it is not known whether a message was delivered',
  },
  UNKNOWN: {
    defaultMessage: 'It is not known why.',
    description: 'Why a message was not delivered',
  },
});
