import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  loading: { defaultMessage: 'Loading colleagues', description: 'Spoken while they load' },
  failed: {
    defaultMessage: 'Your colleagues could not be loaded',
    description: 'In place of the people to choose from',
  },
  assign: { defaultMessage: 'Assign', description: 'Button: chooses who looks after a request' },
  nobody: { defaultMessage: 'No agent', description: 'Choice: nobody looks after the request' },
  list: { defaultMessage: 'Agents', description: 'Names the list of people to choose from' },
  notAssigned: {
    defaultMessage: 'It could not be assigned. Try again.',
    description: 'Assigning a request failed',
  },
  refused: {
    defaultMessage: 'They can no longer be assigned. Choose someone else.',
    description: 'The colleague was removed from the branch, or may only read now',
  },
});

/** Texts with values in them. */
export const sentences = defineMessages<{
  title: { count: number; name: string };
  me: { name: string };
  agent: { name: string };
  assigned: { name: string; agent: string };
  unassigned: { name: string };
}>({
  title: {
    defaultMessage: '{count, plural, one {Assign {name}} other {Assign # requests}}',
    description: 'Title: who is to look after the requests? name is the customer',
  },
  me: { defaultMessage: '{name} (you)', description: 'The user among their colleagues' },
  agent: {
    defaultMessage: 'Agent: {name}',
    description: 'Button: who looks after a request; a press changes it',
  },
  assigned: {
    defaultMessage: '{name} assigned to {agent}',
    description: 'Toast; name is the customer',
  },
  unassigned: {
    defaultMessage: '{name} has no agent now',
    description: 'Toast; name is the customer',
  },
});
