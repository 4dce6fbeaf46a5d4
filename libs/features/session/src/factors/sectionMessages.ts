import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: { defaultMessage: 'Second factor', description: 'Heading of a part of the profile' },
  lead: {
    defaultMessage:
      'Whoever learns your password still can’t sign in without it. A passkey also signs in alone.',
    description: 'Under the heading Second factor',
  },
  loading: { defaultMessage: 'Loading your second factors', description: 'Spoken while loading' },
  failed: { defaultMessage: 'Your second factors could not be loaded', description: 'It failed' },
  passkeys: { defaultMessage: 'Passkeys', description: 'Heading of a list' },
  noPasskeys: { defaultMessage: 'No passkeys yet', description: 'The list of passkeys is empty' },
  addPasskey: { defaultMessage: 'Add a passkey', description: 'Button' },
  passkeyName: { defaultMessage: 'Name of the passkey', description: 'Label of a field' },
  defaultName: { defaultMessage: 'This device', description: 'Name of a passkey unless changed' },
  save: { defaultMessage: 'Save', description: 'Saves the name of a passkey' },
  cancel: { defaultMessage: 'Cancel', description: 'Gives up what was begun' },
  app: { defaultMessage: 'Authenticator app', description: 'Heading' },
  appOn: { defaultMessage: 'Set up', description: 'The authenticator app is set up' },
  appOff: { defaultMessage: 'Not set up', description: 'There is no authenticator app' },
  setUpApp: { defaultMessage: 'Set up an app', description: 'Button' },
  removeApp: { defaultMessage: 'Remove the app', description: 'Button' },
  scan: {
    defaultMessage: 'Scan this with your authenticator app, or type the key into it.',
    description: 'Above a QR code and a key',
  },
  qr: { defaultMessage: 'QR code with the key', description: 'Names a picture' },
  key: { defaultMessage: 'Key', description: 'Label of the key for an authenticator app' },
  code: { defaultMessage: 'Code that the app shows', description: 'Label of a field' },
  confirmApp: { defaultMessage: 'Confirm', description: 'Button: ends the set-up of the app' },
  codes: { defaultMessage: 'Recovery codes', description: 'Heading' },
  makeCodes: { defaultMessage: 'Make new codes', description: 'Button' },
  codesTitle: { defaultMessage: 'Keep these recovery codes', description: 'Title of a dialog' },
  codesText: {
    defaultMessage:
      'Each signs you in once when your phone or passkey is lost. They are shown only now; keep them where you keep passwords.',
    description: 'In the dialog with recovery codes',
  },
  codesKept: { defaultMessage: 'I have kept them', description: 'Closes the recovery codes' },
  copyCodes: { defaultMessage: 'Copy codes', description: 'Button' },
  remove: { defaultMessage: 'Remove', description: 'Removes a passkey' },
  rename: { defaultMessage: 'Rename', description: 'Renames a passkey' },
  askRemove: { defaultMessage: 'Remove it?', description: 'Title of a question' },
  askRemoveText: {
    defaultMessage: 'You can no longer sign in with it. We tell you by e-mail.',
    description: 'Under the question whether to remove a factor',
  },
  requiredTitle: {
    defaultMessage: 'Set up a second factor to go on',
    description: 'Title of a page that cannot be left otherwise',
  },
  requiredLead: {
    defaultMessage:
      'Your partner requires one from every member. A passkey is the quickest: your phone or computer asks for your finger, face or PIN.',
    description: 'Under that title',
  },
  goOn: { defaultMessage: 'Go on', description: 'Leads to the console' },
  logOut: { defaultMessage: 'Log out', description: 'Leaves instead' },
});

/** Texts with values in them. */
export const phrases = defineMessages<{
  added: { when: string };
  used: { when: string };
  left: { count: number };
  removeOne: { name: string };
  renameOne: { name: string };
}>({
  added: { defaultMessage: 'Added {when}', description: '{when} is a date and a time' },
  used: { defaultMessage: 'Last used {when}', description: '{when} is a date and a time' },
  left: {
    defaultMessage: '{count, plural, =0 {None left} one {# left} other {# left}}',
    description: 'How many recovery codes have not been used',
  },
  removeOne: { defaultMessage: 'Remove {name}', description: 'Names the button Remove' },
  renameOne: { defaultMessage: 'Rename {name}', description: 'Names the button Rename' },
});
