import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: { defaultMessage: 'Second factor', description: 'Heading of a part of the profile' },
  lead: {
    defaultMessage:
      'Your password alone won’t be enough to sign in. A passkey also works without a password.',
    description: 'Under the heading Second factor',
  },
  loading: { defaultMessage: 'Loading your second factors', description: 'Spoken while loading' },
  failed: { defaultMessage: 'Your second factors could not be loaded', description: 'It failed' },
  passkeys: { defaultMessage: 'Passkeys', description: 'Heading of a list' },
  noPasskeys: { defaultMessage: 'No passkeys yet', description: 'The list of passkeys is empty' },
  addPasskey: { defaultMessage: 'Add a passkey', description: 'Button' },
  passkeyName: { defaultMessage: 'Passkey name', description: 'Label of a field' },
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
  code: { defaultMessage: 'Code shown in the app', description: 'Label of a field' },
  confirmApp: { defaultMessage: 'Confirm', description: 'Button: ends the set-up of the app' },
  codes: { defaultMessage: 'Recovery codes', description: 'Heading' },
  makeCodes: { defaultMessage: 'Make new codes', description: 'Button' },
  codesTitle: { defaultMessage: 'Save these recovery codes', description: 'Title of a dialog' },
  codesText: {
    defaultMessage:
      'Each code signs you in once if you lose your phone or passkey. They’re shown only now. Keep them with your passwords.',
    description: 'In the dialog with recovery codes',
  },
  codesKept: { defaultMessage: 'I’ve saved them', description: 'Closes the recovery codes' },
  copyCodes: { defaultMessage: 'Copy codes', description: 'Button' },
  remove: { defaultMessage: 'Remove', description: 'Removes a passkey' },
  rename: { defaultMessage: 'Rename', description: 'Renames a passkey' },
  askRemove: { defaultMessage: 'Remove it?', description: 'Title of a question' },
  askRemoveText: {
    defaultMessage: 'You’ll no longer be able to sign in with it. We’ll confirm by email.',
    description: 'Under the question whether to remove a factor',
  },
  requiredTitle: {
    defaultMessage: 'Set up a second factor to continue',
    description: 'Title of a page that cannot be left otherwise',
  },
  requiredLead: {
    defaultMessage:
      'Your partner requires one from every member. A passkey is quickest: your phone or computer asks for your fingerprint, face or PIN.',
    description: 'Under that title',
  },
  continueToConsole: { defaultMessage: 'Continue', description: 'Leads to the console' },
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
