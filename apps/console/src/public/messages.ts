import { defineMessages } from 'react-intl';

/** Texts of the pages behind links. */
export const messages = defineMessages({
  nextStep: {
    defaultMessage: 'Next step',
    description: 'Names the bar at the bottom of a phone with the main action of the page',
  },
});
