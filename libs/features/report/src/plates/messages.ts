import { defineMessages } from 'react-intl';
import { placingFailures } from '../damages/placingMessages.ts';

/** Texts about hiding the license plate in a photo. */
export const plateMessages = defineMessages({
  hide: {
    defaultMessage: 'Hide plate',
    description: 'Button over a photo: makes its license plate unreadable for those with a link',
  },
  edit: {
    defaultMessage: 'Edit plate',
    description: 'Button over a photo on which the license plate was marked',
  },
  title: {
    defaultMessage: 'Where is the license plate?',
    description: 'Title beside a photo on which the license plate is being marked',
  },
  hint: {
    defaultMessage: 'Draw a box over the plate, or drag the box. Its corner changes its size.',
    description: 'How to mark the license plate on a photo',
  },
  keys: {
    defaultMessage: 'Keys: arrows move the box, Shift with arrows changes its size.',
    description: 'How to mark the license plate on a photo by keyboard',
  },
  box: {
    defaultMessage: 'Box over the license plate',
    description: 'Names the box that is moved over the license plate on a photo',
  },
  isHidden: {
    defaultMessage: 'Hidden on public pages',
    description: 'Switch, and label on a photo: those with a link cannot read the license plate',
  },
  isShown: {
    defaultMessage: 'Shown on public pages',
    description: 'Label on a photo: those with a link can read the license plate',
  },
  dealers: {
    defaultMessage: 'Dealers you invite still see the whole photo.',
    description: 'Below the switch that hides a license plate',
  },
  remove: {
    defaultMessage: 'Remove box',
    description: 'Button: the license plate is not marked anymore',
  },
  cancel: { defaultMessage: 'Cancel', description: 'Button: the license plate stays as it was' },
  save: { defaultMessage: 'Save', description: 'Button: keeps where the license plate is' },
});

export const platePhrases = defineMessages<{
  hideOf: { name: string };
  editOf: { name: string };
}>({
  hideOf: {
    defaultMessage: 'Hide plate: {name}',
    description: 'Button over a photo, by what it shows',
  },
  editOf: {
    defaultMessage: 'Edit plate: {name}',
    description: 'Button over a photo, by what it shows',
  },
});

/** Why nothing was changed. */
export const plateFailures: typeof placingFailures = {
  ...placingFailures,
  ...defineMessages({
    moved: {
      defaultMessage: 'The request has been archived. Restore it to hide plates.',
      description: 'A license plate was not marked because the request is archived',
    },
    failed: {
      defaultMessage: 'The plate was not saved. Close this and try again.',
      description: 'Marking a license plate failed',
    },
  }),
};
