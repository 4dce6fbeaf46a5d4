import { defineMessages } from 'react-intl';

/** Texts about colleagues who are there as well. */
export const presenceSentences = defineMessages<{
  alsoHere: { names: string };
  writing: { names: string; count: number; to: string };
  answered: { name: string };
}>({
  alsoHere: {
    defaultMessage: 'Also here: {names}',
    description: 'Colleagues who have the same report or conversation open',
  },
  writing: {
    defaultMessage: '{count, plural, one {{names} is} other {{names} are}} writing to {to}',
    description: 'Above the message box; names are colleagues, to is a seller or a buyer',
  },
  answered: {
    defaultMessage: '{name} answered while you were writing. Read it, then send again.',
    description: 'Above the message box, when sending was held back once; name is a colleague',
  },
});
