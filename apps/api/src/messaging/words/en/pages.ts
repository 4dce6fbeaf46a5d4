import type { PageHeads } from '../types.ts';

export const pages: PageHeads = {
  capture: {
    title: 'Your car report',
    description: 'Photograph your car with your phone, step by step.',
  },
  conversation: {
    title: 'Conversation',
    description: 'Messages about a car.',
  },
  dealers: {
    title: 'Your auctions',
    description: 'Every auction that you are invited to.',
  },
  invite: {
    title: 'Show us your car',
    description: 'Photograph it with your phone, in a few minutes.',
  },
  public: {
    title: 'Car report',
    description: 'Photos and facts of a car.',
  },
};
