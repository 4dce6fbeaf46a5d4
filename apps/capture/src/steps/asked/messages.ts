import type { RefusalReason } from '@forecourt/contract';
import { defineMessages } from 'react-intl';

export const askedMessages = defineMessages<{ old: { name: string } }>({
  old: {
    defaultMessage: 'Your earlier photo: {name}',
    description: 'Read out for a photo that has to be taken again',
  },
});

export const askedHints = defineMessages({
  close: {
    defaultMessage: 'Take a sharp close-up, in good light.',
    description: 'Below the title of a step that asks for more photos of damage or of one thing',
  },
});

/** Why a photo has to be taken again. */
export const reasonMessages = defineMessages<RefusalReason>({
  BLURRED: { defaultMessage: 'Blurred', description: 'Why a photo has to be taken again' },
  WRONG_SIDE: {
    defaultMessage: 'Shows the wrong side',
    description: 'Why a photo has to be taken again',
  },
  REFLECTION: {
    defaultMessage: 'A reflection covers it',
    description: 'Why a photo has to be taken again',
  },
  OTHER: { defaultMessage: 'Needs another try', description: 'Why a photo has to be taken again' },
});
