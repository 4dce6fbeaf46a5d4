import { defineMessages } from 'react-intl';
import { placingFailures } from '../damages/placingMessages.ts';

/** Texts about photos of the conversation in a report. */
export const conversationPhotoMessages = defineMessages({
  heading: {
    defaultMessage: 'From the conversation',
    description: 'Heading over photos of the chat with the customer that staff added to a report',
  },
  hint: {
    defaultMessage: 'Added by staff. Only staff see these photos.',
    description: 'Below the heading over photos of the chat that staff added to a report',
  },
  add: {
    defaultMessage: 'Add to report',
    description: 'Button over a photo of the chat with the customer',
  },
  isIn: {
    defaultMessage: 'In the report',
    description: 'On a photo of the chat, and a link from it to the report that it was added to',
  },
  fromCustomer: {
    defaultMessage: 'From the customer',
    description: 'Who sent a photo in the chat',
  },
  fromStaff: { defaultMessage: 'From staff', description: 'Who sent a photo in the chat' },
  remove: {
    defaultMessage: 'Remove',
    description: 'Button: takes a photo of the chat out of the report; it stays in the chat',
  },
  removed: {
    defaultMessage: 'Removed. The photo is still in the conversation.',
    description: 'Said after a photo of the chat was taken out of the report',
  },
});

export const conversationPhotoPhrases = {
  ...defineMessages<{ open: { name: string }; removeOf: { name: string } }>({
    open: {
      defaultMessage: 'Open photo: {name}',
      description: 'Button: shows a photo of the chat over the whole window; name is its file name',
    },
    removeOf: {
      defaultMessage: 'Remove from the report: {name}',
      description: 'Button beside a photo of the chat in a report; name is its file name',
    },
  }),
  ...defineMessages<{ added: { name: string; date: string } }>({
    added: {
      defaultMessage: 'Added by {name}, {date}',
      description: 'Who added a photo of the chat to a report, and when, such as “Nov 23”',
    },
  }),
  ...defineMessages<{ addedBySomebody: { date: string } }>({
    addedBySomebody: {
      defaultMessage: 'Added {date}',
      description: 'When a photo of the chat was added to a report by somebody who has left',
    },
  }),
};

/** Why a photo was not added or removed. */
export const conversationPhotoFailures: typeof placingFailures = {
  ...placingFailures,
  ...defineMessages({
    moved: {
      defaultMessage: 'The request has been archived. Restore it to change its report.',
      description: 'A photo of the chat was not added to or taken out of the report',
    },
    failed: {
      defaultMessage: 'The report was not changed. Try again.',
      description: 'Adding a photo of the chat to the report, or taking it out, failed',
    },
  }),
};
