import { defineMessages } from 'react-intl';

/** Texts shared by the request lists of all flows (spec §2, Lists). */
export const tabMessages = defineMessages({
  sent: { defaultMessage: 'Sent', description: 'Tab of requests that were sent' },
  opened: { defaultMessage: 'Opened', description: 'Tab of requests the customer has opened' },
  inProgress: {
    defaultMessage: 'In Progress',
    description: 'Tab of requests the customer has begun to answer',
  },
  completed: { defaultMessage: 'Completed', description: 'Tab of requests the customer completed' },
  archived: { defaultMessage: 'Archived', description: 'Tab of requests that staff put away' },
  noneCreated: {
    defaultMessage: 'No requests created',
    description: 'Said in place of an empty request list',
  },
  noneSent: {
    defaultMessage: 'No requests sent',
    description: 'Said in place of an empty list of sent requests',
  },
  noneOpened: {
    defaultMessage: 'No requests visited',
    description: 'Said in place of an empty list of requests that customers opened',
  },
  noneStarted: {
    defaultMessage: 'No requests started',
    description: 'Said in place of an empty list of requests in progress',
  },
  noneCompleted: {
    defaultMessage: 'No requests completed',
    description: 'Said in place of an empty list of completed requests',
  },
  noneArchived: {
    defaultMessage: 'No requests archived',
    description: 'Said in place of an empty list of archived requests',
  },
  end: {
    defaultMessage: 'All requests loaded',
    description: 'Said below the last request of a list',
  },
});
