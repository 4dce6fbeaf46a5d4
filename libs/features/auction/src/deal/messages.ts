import type { HandoverItem } from '@forecourt/contract';
import { defineMessages } from 'react-intl';

/** Texts of what follows the owner's yes, for staff, dealers and owners. */
export const dealMessages = defineMessages({
  reason: {
    defaultMessage: 'Reason',
    description: 'Field: why somebody backs out of a deal, or ends an auction',
  },
  reasonMissing: { defaultMessage: 'Enter a reason', description: 'The reason is empty' },
  handover: { defaultMessage: 'Handover', description: 'Title of the checklist after a deal' },
  day: { defaultMessage: 'Handover day', description: 'Field: the day a car changes hands' },
  dayMissing: { defaultMessage: 'Choose a day', description: 'The day of the handover is empty' },
  setDay: { defaultMessage: 'Set day', description: 'Button that names the day of the handover' },
  changeDay: {
    defaultMessage: 'Change day',
    description: 'Button that opens the field for another day of the handover',
  },
  noDay: {
    defaultMessage: 'No day set yet',
    description: 'In place of the day of the handover',
  },
  you: { defaultMessage: 'You', description: 'The reader’s own part in a checklist' },
  owner: { defaultMessage: 'Owner', description: 'The owner’s part in a checklist' },
  ticked: { defaultMessage: 'done', description: 'After a name in a checklist: they are done' },
  open: { defaultMessage: 'open', description: 'After a name in a checklist: they are not' },
});

export const dealPhrases = defineMessages<{
  progress: { done: number; all: number };
  box: { item: string; party: string };
}>({
  progress: {
    defaultMessage: '{done, number} of {all, number} done',
    description: 'How many parts of the handover are done',
  },
  box: {
    defaultMessage: '{item}: {party}',
    description: 'Spoken name of a box in the checklist: the part, and whose it is',
  },
});

/** The parts of a handover. */
export const itemNames = defineMessages<HandoverItem>({
  DAY: { defaultMessage: 'Handover day agreed', description: 'Part of a handover' },
  PAPERS: { defaultMessage: 'Papers handed over', description: 'Part of a handover' },
  KEYS: { defaultMessage: 'Keys handed over', description: 'Part of a handover' },
  PAID: { defaultMessage: 'Payment received', description: 'Part of a handover' },
});
