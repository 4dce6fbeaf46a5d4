import type { Failure } from '@forecourt/api-client/act';
import { defineMessages } from 'react-intl';

/** Texts about placing a damage on the 360 view. */
export const placingMessages = defineMessages({
  place: {
    defaultMessage: 'Place on 360° view',
    description: 'Button beside a damage: marks on the turning car where it is',
  },
  change: {
    defaultMessage: 'Move pin',
    description: 'Button beside a damage that is marked on the 360 view: changes where',
  },
  title: {
    defaultMessage: 'Place on 360° view',
    description: 'Title over the turning car on which a damage is marked',
  },
  first: {
    defaultMessage: 'Turn the car to the damage, then tap it.',
    description: 'What to do first to mark a damage on the turning car',
  },
  second: {
    defaultMessage: 'Turn a little and tap it again: the pin then follows the car more closely.',
    description: 'What can be done once a damage was marked on one picture of the turning car',
  },
  good: {
    defaultMessage: 'The pin follows the car. Tap again on any view to correct it.',
    description: 'Said once a damage was marked on two pictures of the turning car or more',
  },
  keys: {
    defaultMessage: 'Keys: arrows turn the car, Shift with arrows moves the pin, Enter places it.',
    description: 'How to mark a damage on the turning car by keyboard',
  },
  nudge: { defaultMessage: 'Move pin', description: 'Names four arrow buttons' },
  left: { defaultMessage: 'Move pin left', description: 'Button: a little to the left' },
  right: { defaultMessage: 'Move pin right', description: 'Button: a little to the right' },
  up: { defaultMessage: 'Move pin up', description: 'Button: a little up' },
  down: { defaultMessage: 'Move pin down', description: 'Button: a little down' },
  again: {
    defaultMessage: 'Start over',
    description: 'Button: forgets where the pin was placed in this dialog and before',
  },
  remove: { defaultMessage: 'Remove pin', description: 'Button: the damage is not marked anymore' },
  cancel: { defaultMessage: 'Cancel', description: 'Button: the pin stays unchanged' },
  save: { defaultMessage: 'Save pin', description: 'Button: keeps where the pin was placed' },
  saved: { defaultMessage: 'Pin saved', description: 'Said after saving a pin' },
  removed: { defaultMessage: 'Pin removed', description: 'Said after removing a pin' },
});

/** Texts with values in them. */
export const placingPhrases = defineMessages<{
  placeOf: { name: string };
  changeOf: { name: string };
}>({
  placeOf: {
    defaultMessage: 'Place on 360° view: {name}',
    description: 'Button beside a damage, for those who cannot see which one',
  },
  changeOf: {
    defaultMessage: 'Move pin: {name}',
    description: 'Button beside a damage, for those who cannot see which one',
  },
});

/** Why a pin was not saved. */
export const placingFailures = defineMessages<Failure>({
  unknown: {
    defaultMessage: 'No answer from the server. Try again.',
    description: 'Nothing is known about saving a pin',
  },
  moved: {
    defaultMessage: 'The request has been archived. Restore it to change pins.',
    description: 'A pin was refused because the request is archived',
  },
  forbidden: {
    defaultMessage: 'Your role does not allow this.',
    description: 'Saving a pin was refused because of the person’s role',
  },
  full: {
    defaultMessage: 'The server is full and can’t save this. Try again later.',
    description: 'Saving a pin was refused: the disk of the server is full',
  },
  quotaExceeded: {
    defaultMessage: 'Too many changes for now. Try again later.',
    description: 'Saving a pin was refused because of a quota',
  },
  rateLimited: {
    defaultMessage: 'Too many attempts. Try again in a minute.',
    description: 'Saving a pin was refused because of too many attempts',
  },
  failed: {
    defaultMessage:
      'The pin was not saved. The scan may have been replaced: close this and try again.',
    description: 'Saving a pin failed',
  },
});
