import { defineMessages } from 'react-intl';

/** A status of a claim or an inspection, as the contract numbers them. */
type Status = 0 | 1 | 2 | 3 | 4 | 5;

type Words = ReturnType<typeof defineMessages>[string];

/** Names of where claims and inspections stand (spec §4, design §7). */
export const conclusionNames: Record<Status, Words> = defineMessages({
  0: { defaultMessage: 'Pre-check', description: 'Where a claim or an inspection stands' },
  1: { defaultMessage: 'In progress', description: 'Where a claim or an inspection stands' },
  2: { defaultMessage: 'Estimate sent', description: 'Where a claim or an inspection stands' },
  3: { defaultMessage: 'Repairable', description: 'Conclusion of a claim' },
  4: { defaultMessage: 'Inspected', description: 'Conclusion of an inspection' },
  5: {
    defaultMessage: 'Needs extra inspection',
    description: 'Conclusion of a claim or an inspection',
  },
});

/** What a conclusion means to the customer: the title of their page. */
export const conclusionTitles: Readonly<Partial<Record<Status, Words>>> = defineMessages({
  3: {
    defaultMessage: 'Your car can be repaired',
    description: 'Title of the page on which a customer reads the conclusion of their claim',
  },
  4: {
    defaultMessage: 'Your inspection is complete',
    description: 'Title of the page on which a customer reads the conclusion of an inspection',
  },
  5: {
    defaultMessage: 'Your car needs a closer look',
    description: 'Title of the page on which a customer reads that somebody has to look at the car',
  },
});
