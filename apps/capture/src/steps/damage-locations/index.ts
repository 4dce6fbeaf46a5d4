import { defineMessages } from 'react-intl';
import { lazyPart } from '../../app/lazyPart.tsx';
import type { StepDefinition } from '../definition.ts';

const messages = {
  ...defineMessages({
    title: { defaultMessage: 'Damage', description: 'Title of the damage step' },
    hint: {
      defaultMessage: 'Tap each damaged part, then take a close-up.',
      description: 'Below the title of the damage step',
    },
    none: {
      defaultMessage: 'No damage',
      description: 'Button of the damage step, and its answer in the review',
    },
  }),
  ...defineMessages<{ marked: { count: number } }>({
    marked: {
      defaultMessage: '{count, plural, one {# damage marked} other {# damages marked}}',
      description: 'Last look before sending: what the damage step has',
    },
  }),
};

/** Path of the answer that there is no damage. */
const NO_DAMAGE = 'no_damage';

export const damageLocations: StepDefinition = {
  id: 'damage_locations',
  title: messages.title,
  hint: messages.hint,
  answers: ['damage_locations', NO_DAMAGE],
  Extra: lazyPart(() => import('./DamageMap.tsx')),
  extraNote: ({ damages }, intl) =>
    damages.length > 0
      ? intl.formatMessage(messages.marked, { count: damages.length })
      : intl.formatMessage(messages.none),
  nothing: { path: NO_DAMAGE, label: messages.none },
};
