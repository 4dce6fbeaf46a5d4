import { defineMessages } from 'react-intl';
import type { Dealer } from '../../api/types.ts';
import { lazyPart } from '../../app/lazyPart.tsx';
import type { Draft } from '../../draft/draft.ts';
import { DEALER } from '../../draft/sentField.ts';
import type { StepDefinition } from '../definition.ts';

const messages = defineMessages({
  title: { defaultMessage: 'Your dealer', description: 'Title of the dealer step' },
  hint: {
    defaultMessage: 'Would you like to go to a particular dealer? If not, continue without one.',
    description: 'Below the title of the dealer step',
  },
  none: {
    defaultMessage: 'No preference',
    description: 'Button that passes over the dealer step',
  },
  label: { defaultMessage: 'Dealer', description: 'Before the chosen dealer, in the review' },
});

const chosen = (draft: Draft) => draft.value(DEALER) as Dealer | null | undefined;

export const dealerSelect: StepDefinition = {
  id: 'dealer_select',
  title: messages.title,
  hint: messages.hint,
  answers: [DEALER],
  Extra: lazyPart(() => import('./DealerSelect.tsx')),
  extraRefused: (draft) => draft.refusedFields.has(DEALER),
  extraAnswer: {
    label: messages.label,
    of: (draft) => chosen(draft)?.name ?? null,
  },
  skip: messages.none,
};
