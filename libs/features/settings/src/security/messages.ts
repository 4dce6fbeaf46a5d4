import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: { defaultMessage: 'Settings', description: 'Title of the settings' },
  factor: { defaultMessage: 'Second factor', description: 'Heading: how members sign in' },
  require: {
    defaultMessage: 'Require a second factor for every member',
    description: 'Label of a switch',
  },
  requireHint: {
    defaultMessage: 'Members without one must set it up before they continue.',
    description: 'Under that switch',
  },
  members: { defaultMessage: 'Members and their second factor', description: 'Names a list' },
  has: { defaultMessage: 'On', description: 'Badge: the member has a second factor' },
  hasNone: { defaultMessage: 'Off', description: 'Badge: no second factor' },
  remove: { defaultMessage: 'Remove', description: 'Removes a member’s second factor' },
  askRemove: { defaultMessage: 'Remove the second factor?', description: 'Title of a question' },
  askRemoveText: {
    defaultMessage:
      'For a lost phone. The member is signed out everywhere, notified by email, and signs in with only the password until they set up another.',
    description: 'Under that question',
  },
  failed: { defaultMessage: 'This could not be loaded', description: 'It failed' },
  loading: { defaultMessage: 'Loading', description: 'Spoken while it loads' },
  log: { defaultMessage: 'Security log', description: 'Heading and name of a list' },
  logText: {
    defaultMessage: 'Who signed in, from where, and who changed permissions. Kept for one year.',
    description: 'Under the heading Security log',
  },
  type: { defaultMessage: 'Event', description: 'Label of a filter' },
  anyType: { defaultMessage: 'All events', description: 'The filter lets every event through' },
  member: { defaultMessage: 'Member', description: 'Label of a filter' },
  anyMember: { defaultMessage: 'All members', description: 'The filter lets every member through' },
  export: { defaultMessage: 'Export CSV', description: 'Button: saves the log as a file' },
  empty: { defaultMessage: 'No events', description: 'The log has no such event' },
  more: { defaultMessage: 'Show more', description: 'Button below the log' },
  nobody: { defaultMessage: 'Unknown person', description: 'Nobody is known to have done it' },
  unknownDevice: {
    defaultMessage: 'Unknown device',
    description: 'Nothing is known of the device',
  },
  noFactor: {
    defaultMessage: 'Set up your own second factor first. Otherwise you’d be locked out.',
    description: 'The switch was refused',
  },
  unexpected: {
    defaultMessage: 'Something went wrong. No changes were made. Try again in a moment.',
    description: 'A change failed',
  },
});

/** Texts with values in them. */
export const phrases = defineMessages<{
  without: { count: number; all: number };
  by: { who: string };
  device: { browser: string; system: string };
  place: { country: string; ip: string };
  removeOne: { name: string };
}>({
  without: {
    defaultMessage:
      '{count, plural, =0 {All {all, plural, one {# member has} other {# members have}} one.} one {# of {all} members has none.} other {# of {all} members have none.}}',
    description: 'How many members have no second factor',
  },
  by: { defaultMessage: 'by {who}', description: 'Who did it to somebody else' },
  device: { defaultMessage: '{browser} on {system}', description: 'Such as "Safari on iPhone"' },
  place: { defaultMessage: '{country}, {ip}', description: 'Country and network address' },
  removeOne: {
    defaultMessage: 'Remove the second factor of {name}',
    description: 'Names the button Remove',
  },
});
