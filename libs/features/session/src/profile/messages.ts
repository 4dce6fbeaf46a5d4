import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: { defaultMessage: 'Profile', description: 'Title of the page /profile' },
  loading: { defaultMessage: 'Loading your profile', description: 'Spoken while it loads' },
  failed: { defaultMessage: 'Your profile could not be loaded', description: 'It failed to load' },
  about: { defaultMessage: 'About you', description: 'Title of a part of /profile' },
  name: { defaultMessage: 'Name', description: 'Field of /profile' },
  nameHint: {
    defaultMessage: 'Shown to colleagues and customers.',
    description: 'Under the field "Name" of /profile',
  },
  email: { defaultMessage: 'Email', description: 'Field of /profile that cannot be changed there' },
  emailHint: {
    defaultMessage:
      'You log in with it. To change it, ask an administrator to invite your new email.',
    description: 'Under the field "Email" of /profile',
  },
  phone: { defaultMessage: 'Mobile number', description: 'Field of /profile' },
  save: { defaultMessage: 'Save', description: 'Button that saves name and phone number' },
  saved: { defaultMessage: 'Profile saved', description: 'Said once name and phone are saved' },
  emptyName: { defaultMessage: 'Enter your name', description: 'The field "Name" is empty' },
  badPhone: {
    defaultMessage: 'Enter a mobile number with its country code, such as +1 305 555 0168',
    description: 'The phone number is none',
  },
  password: { defaultMessage: 'Password', description: 'Title of a part of /profile' },
  passwordLead: {
    defaultMessage: 'When you change it, we sign out your other devices and email you.',
    description: 'Under the title "Password" of /profile',
  },
  current: { defaultMessage: 'Current password', description: 'Field of /profile' },
  next: { defaultMessage: 'New password', description: 'Field of /profile' },
  change: { defaultMessage: 'Change password', description: 'Button of /profile' },
  changed: {
    defaultMessage: 'Password changed. Other devices are signed out.',
    description: 'Said once the password is another one',
  },
  wrongCurrent: {
    defaultMessage: 'This is not your current password',
    description: 'The current password on /profile is wrong',
  },
  emptyCurrent: {
    defaultMessage: 'Enter your current password',
    description: 'The current password on /profile is missing',
  },
  devices: { defaultMessage: 'Devices', description: 'Title of a part of /profile' },
  devicesLead: {
    defaultMessage: 'See your devices and sign out any you don’t recognize.',
    description: 'Under the title "Devices" of /profile',
  },
  toDevices: { defaultMessage: 'Show devices', description: 'Link from /profile to /sessions' },
  offline: {
    defaultMessage: 'Forecourt can’t be reached. Your input is saved. Try again in a moment.',
    description: 'Saving on /profile: the network or the server did not answer',
  },
  unexpected: {
    defaultMessage: 'Something went wrong. No changes were made.',
    description: 'Saving on /profile: any other failure',
  },
});
