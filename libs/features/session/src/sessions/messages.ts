import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: { defaultMessage: 'Where you are signed in', description: 'Title of the page /sessions' },
  lead: {
    defaultMessage: 'Sign out what you do not know, or no longer use.',
    description: 'Under the title of the page /sessions',
  },
  list: { defaultMessage: 'Devices', description: 'Names the list of devices' },
  loading: { defaultMessage: 'Loading devices', description: 'Spoken while the list loads' },
  failed: { defaultMessage: 'The devices could not be loaded', description: 'The list failed' },
  here: { defaultMessage: 'This device', description: 'Badge: the session in use' },
  unknown: { defaultMessage: 'Unknown device', description: 'A session of which nothing is known' },
  end: { defaultMessage: 'Sign out', description: 'Ends the session of a device' },
  endAll: { defaultMessage: 'Sign out everywhere', description: 'Ends every session' },
  askAll: { defaultMessage: 'Sign out everywhere?', description: 'Title of a question' },
  askAllText: {
    defaultMessage:
      'Every device is signed out at once, this one too. You log in again with your password.',
    description: 'Under the question "Sign out everywhere?"',
  },
  notEnded: {
    defaultMessage: 'That did not work, and nothing has changed. Try again in a moment.',
    description: 'Signing out a device failed',
  },
});

/** Texts with values in them. */
export const phrases = defineMessages<{
  device: { browser: string; system: string };
  used: { when: string };
  since: { when: string };
  endOne: { device: string };
}>({
  device: {
    defaultMessage: '{browser} on {system}',
    description: 'A device, such as "Safari on iPhone"',
  },
  used: { defaultMessage: 'Last used {when}', description: '{when} is a date and a time' },
  since: { defaultMessage: 'Signed in {when}', description: '{when} is a date and a time' },
  endOne: { defaultMessage: 'Sign out {device}', description: 'Names the button Sign out' },
});
