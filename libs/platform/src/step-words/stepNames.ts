import { defineMessages } from 'react-intl';

/** Names of the steps on a request's way, in insights and in the filter of a list. */
export const stepNames = defineMessages({
  CREATED: { defaultMessage: 'Requests', description: 'Step of the funnel: all requests' },
  SENT: { defaultMessage: 'Sent', description: 'Step of the funnel: the message went out' },
  DELIVERED: { defaultMessage: 'Delivered', description: 'Step of the funnel: it arrived' },
  OPENED: { defaultMessage: 'Opened', description: 'Step of the funnel: the link was opened' },
  STARTED: { defaultMessage: 'Started', description: 'Step of the funnel: a first photo came' },
  COMPLETED: { defaultMessage: 'Completed', description: 'Step of the funnel: report submitted' },
  OFFERED: { defaultMessage: 'Offer made', description: 'Step of the funnel: a price was offered' },
  ACCEPTED: {
    defaultMessage: 'Offer accepted',
    description: 'Step of the funnel: the owner’s yes',
  },
  SOLD: { defaultMessage: 'Sold', description: 'Step of the funnel: the car changed hands' },
  CONCLUDED: { defaultMessage: 'Concluded', description: 'Step of the funnel: case is decided' },
});
