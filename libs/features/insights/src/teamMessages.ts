import { defineMessages } from 'react-intl';

export const teamMessages = defineMessages({
  title: { defaultMessage: 'Team', description: 'Title of a card of insights: figures by agent' },
  lead: {
    defaultMessage:
      'By who looks after the requests now. First answer: from a customer’s first message to the first reply.',
    description: 'Insights: above the figures of each agent',
  },
  everyone: {
    defaultMessage: 'All members',
    description: 'Row of a table: members of the team together, because their names are not shown',
  },
  answer: {
    defaultMessage: 'First answer, median',
    description: 'Column: how long customers wait for the first answer in a conversation',
  },
  open: {
    defaultMessage: 'Open conversations now',
    description: 'Column: how many conversations wait for an answer',
  },
});
