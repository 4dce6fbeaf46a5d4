import type { SettingsArea } from '@forecourt/contract';
import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: { defaultMessage: 'Change history', description: 'Who changed what in the settings' },
  more: { defaultMessage: 'Show earlier changes', description: 'Button' },
  empty: { defaultMessage: 'Nothing has been changed yet', description: 'The history is empty' },
  emptyText: {
    defaultMessage: 'Each change is listed here, with its author and the value before it.',
    description: 'Under "Nothing has been changed yet"',
  },
  failed: {
    defaultMessage: 'The history could not be loaded',
    description: 'In place of the change history',
  },
  nothing: { defaultMessage: 'nothing', description: 'A value that was empty, in the history' },
});

/** What changed of a person, by the last word of the field, such as `mia@northgate.test role`. */
export const personChanges = defineMessages<
  Record<'active' | 'invitation' | 'role', { email: string }>
>({
  role: { defaultMessage: 'Role of {email}', description: 'A change of a member of the team' },
  active: { defaultMessage: 'Access of {email}', description: 'A change: On or Off, of a member' },
  invitation: {
    defaultMessage: 'Invitation of {email}',
    description: 'A change: from nothing to a role when a person is invited, and back',
  },
});

export const changeAreas = defineMessages<SettingsArea>({
  GENERAL: { defaultMessage: 'General', description: 'Area of a change' },
  THEME: { defaultMessage: 'Theme', description: 'Area of a change' },
  CONTENT: { defaultMessage: 'Content', description: 'Area of a change' },
  SECTIONS: { defaultMessage: 'Sections', description: 'Area of a change' },
  LANGUAGES: { defaultMessage: 'Languages', description: 'Area of a change' },
  USERS: { defaultMessage: 'Users', description: 'Area of a change' },
});
