import type { Dealer } from '../../api/types.ts';
import { latePart } from '../../app/latePart.tsx';
import type { Draft } from '../../draft/draft.ts';
import { DEALER } from '../../draft/sentField.ts';
import type { StepDefinition } from '../definition.ts';
import { dealerMessages } from './messages.ts';

const chosen = (draft: Draft) => draft.value(DEALER) as Dealer | null | undefined;

export const dealerSelect: StepDefinition = {
  id: 'dealer_select',
  title: dealerMessages.title,
  hint: dealerMessages.hint,
  Extra: latePart(() => import('./DealerSelect.tsx')),
  extraDone: (draft) => Boolean(chosen(draft)),
  extraRefused: (draft) => draft.refusedFields.has(DEALER),
  extraAnswer: {
    label: dealerMessages.label,
    of: (draft) => chosen(draft)?.name ?? null,
  },
  skip: dealerMessages.none,
};
