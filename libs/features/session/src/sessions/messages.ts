import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: { defaultMessage: 'Devices', description: 'Title of the page /sessions' },
  lead: {
    defaultMessage: 'Sign out any device you don’t recognize.',
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
    defaultMessage: 'Every device is signed out, including this one. You’ll need to log in again.',
    description: 'Under the question "Sign out everywhere?"',
  },
  notEnded: {
    defaultMessage: 'Something went wrong. No changes were made. Try again in a moment.',
    description: 'Signing out a device failed',
  },
});

export const columnNames = defineMessages({
  device: { defaultMessage: 'Device', description: 'Column of the devices' },
  used: { defaultMessage: 'Last used', description: 'Column of the devices: a date and a time' },
  since: { defaultMessage: 'Signed in', description: 'Column of the devices: a date and a time' },
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
