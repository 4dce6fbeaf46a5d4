import type { Failure } from '@forecourt/api-client/act';
import { defineMessages } from 'react-intl';

/** Why something was not sent. */
export const failureMessages = defineMessages<Failure>({
  unknown: {
    defaultMessage: 'No answer from the server. Try again: it is sent only once.',
    description: 'Nothing is known about a request to the server',
  },
  moved: {
    defaultMessage: 'The report has changed in the meantime. Review it and try again.',
    description: 'The server refused it because of a newer state',
  },
  forbidden: {
    defaultMessage: 'Your role does not allow this.',
    description: 'Asking for more was refused because of the person’s role',
  },
  full: {
    defaultMessage: 'The server is full and can’t save this. Nothing was sent: try again later.',
    description: 'Asking for more was refused: the disk of the server is full',
  },
  quotaExceeded: {
    defaultMessage: 'Too many messages for now. Nothing was sent: try again later.',
    description: 'Asking for more was refused because of a quota of messages',
  },
  rateLimited: {
    defaultMessage: 'Too many attempts. Try again in a minute.',
    description: 'Asking for more was refused because of too many attempts',
  },
  failed: {
    defaultMessage: 'It could not be sent. Nothing is lost. Try again.',
    description: 'The server failed',
  },
});
