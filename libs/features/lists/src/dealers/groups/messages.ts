import { defineMessages } from 'react-intl';

/** Texts about groups of dealers. */
export const groupMessages = defineMessages({
  group: { defaultMessage: 'Group', description: 'Label: which group dealers are added to' },
  newGroup: { defaultMessage: 'New group', description: 'Choice: dealers start a group' },
  name: { defaultMessage: 'Name of the group', description: 'Label' },
  nameHint: {
    defaultMessage: 'Such as Toyota or Within 50 miles',
    description: 'Below the name of a group of dealers',
  },
  add: { defaultMessage: 'Add', description: 'Button: adds dealers to a group, or a group' },
  cancel: { defaultMessage: 'Cancel', description: 'Button: closes a dialog' },
  close: { defaultMessage: 'Close', description: 'Button: closes a dialog' },
  save: { defaultMessage: 'Save', description: 'Button: keeps the new name of a group' },
  remove: { defaultMessage: 'Remove group', description: 'Button: removes a group of dealers' },
  manage: { defaultMessage: 'Groups of dealers', description: 'Title of a dialog' },
  none: {
    defaultMessage: 'No groups yet. A group is a quick way to choose the same dealers again.',
    description: 'Said in place of an empty list of groups',
  },
  missing: { defaultMessage: 'Enter a name', description: 'Below an empty name of a group' },
  duplicate: {
    defaultMessage: 'Another group has this name',
    description: 'Below the name of a group',
  },
  failed: {
    defaultMessage: 'That did not work. Try again.',
    description: 'In a dialog, when a group could not be changed',
  },
});

/** Texts with values in them. */
export const groupSentences = defineMessages<{
  title: { count: number };
  added: { count: number; group: string };
  members: { count: number };
  rename: { name: string };
  remove: { name: string };
  removeTitle: { name: string };
  removeText: { count: number };
}>({
  title: {
    defaultMessage: 'Add {count, plural, one {# dealer} other {# dealers}} to a group',
    description: 'Title of a dialog',
  },
  added: {
    defaultMessage: '{count, plural, one {# dealer} other {# dealers}} added to {group}',
    description: 'Toast',
  },
  members: {
    defaultMessage: '{count, plural, one {# dealer} other {# dealers}}',
    description: 'How many dealers a group has',
  },
  rename: { defaultMessage: 'Rename {name}', description: 'Button; name is that of a group' },
  remove: {
    defaultMessage: 'Remove group {name}',
    description: 'Button; the dealers of the group stay',
  },
  removeTitle: {
    defaultMessage: 'Remove the group {name}?',
    description: 'Asked before a group of dealers is removed',
  },
  removeText: {
    defaultMessage:
      '{count, plural, =0 {The group is empty.} one {Its dealer stays in the directory. Only the group is removed.} other {Its # dealers stay in the directory. Only the group is removed.}}',
    description: 'What removing a group of dealers does',
  },
});
