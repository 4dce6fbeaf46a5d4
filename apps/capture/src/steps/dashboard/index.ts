import { defineMessages } from 'react-intl';
import type { StepDefinition } from '../definition.ts';

const messages = defineMessages({
  title: { defaultMessage: 'Dashboard', description: 'Title of the dashboard step' },
  hint: {
    defaultMessage:
      'From the back seat if you can, with the ignition on so that warning lights show.',
    description: 'Below the title of the dashboard step',
  },
});

export const dashboard: StepDefinition = {
  id: 'dashboard',
  title: messages.title,
  hint: messages.hint,
  shots: [{ slot: null, shot: 'dashboard', label: messages.title }],
};
