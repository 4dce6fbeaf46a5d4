import type { Role } from '@forecourt/contract';
import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  sendReset: {
    defaultMessage: 'Send password link',
    description: 'Sends a member a link to choose a new password',
  },
  notVerified: {
    defaultMessage: 'Verify your email before you invite people. We sent you a link.',
    description: 'Inviting failed: the founder of the business has not verified their email',
  },
  deactivated: {
    defaultMessage: 'This person is deactivated. Reactivate them first.',
    description: 'Sending a password link failed: the member was deactivated meanwhile',
  },
  title: { defaultMessage: 'Users', description: 'Title of the page with the people of a branch' },
  members: { defaultMessage: 'Members', description: 'Names the list of people of a branch' },
  invited: { defaultMessage: 'Invited', description: 'Names the list of invitations of a branch' },
  loading: { defaultMessage: 'Loading users', description: 'Spoken while the list loads' },
  failed: { defaultMessage: 'The users could not be loaded', description: 'The list failed' },
  you: { defaultMessage: 'You', description: 'Beside the name of who is signed in' },
  inactive: { defaultMessage: 'Deactivated', description: 'This member can not sign in' },
  active: { defaultMessage: 'Active', description: 'This member can sign in' },
  pending: { defaultMessage: 'Pending', description: 'This person has not answered an invitation' },
  never: { defaultMessage: 'Never signed in', description: 'In place of the last sign-in' },
  expired: { defaultMessage: 'Expired', description: 'The link of this invitation has ended' },
  invite: {
    defaultMessage: 'Invite new user',
    description: 'Title of the invite panel, and the button that leads to it',
  },
  inviteLead: {
    defaultMessage: 'They’ll get an email link to set a password.',
    description: 'Under the title of the invite panel',
  },
  name: { defaultMessage: 'Name', description: 'Field of the invite panel' },
  email: { defaultMessage: 'Email', description: 'Field of the invite panel' },
  phone: { defaultMessage: 'Phone number', description: 'Field of the invite panel' },
  role: { defaultMessage: 'Role', description: 'Field of the invite panel' },
  send: { defaultMessage: 'Send invitation', description: 'Button of the invite panel' },
  resend: { defaultMessage: 'Resend', description: 'Sends an invitation again' },
  revoke: { defaultMessage: 'Revoke', description: 'Takes an invitation back' },
  deactivate: { defaultMessage: 'Deactivate', description: 'Ends that a member can sign in' },
  reactivate: { defaultMessage: 'Reactivate', description: 'Lets a member sign in again' },
  deactivateText: {
    defaultMessage:
      'They’re signed out everywhere and lose access to this branch. Their work stays, and you can reactivate them at any time.',
    description: 'Under the question whether a member is to be deactivated',
  },
  reactivateText: {
    defaultMessage: 'They can sign in again with their password and previous role.',
    description: 'Under the question whether a member is to be reactivated',
  },
  revokeText: {
    defaultMessage: 'The link in their email stops working. You can invite them again later.',
    description: 'Under the question whether an invitation is to be taken back',
  },
  ownRole: { defaultMessage: 'Change your own role?', description: 'Title of a question' },
  ownRoleText: {
    defaultMessage:
      'You’ll lose access to this page, and only another administrator can restore your role.',
    description: 'Under the question whether one gives up being an administrator',
  },
  changeRole: { defaultMessage: 'Change role', description: 'Confirms giving up the own role' },
  resent: { defaultMessage: 'Invitation sent again', description: 'Told after Resend' },
  missing: {
    defaultMessage: 'Please fill out all the fields',
    description: 'A field of the invite panel is empty',
  },
  badEmail: {
    defaultMessage: 'This email address is not valid',
    description: 'Invite panel: no email address',
  },
  badPhone: {
    defaultMessage: 'This phone number is not valid',
    description: 'Invite panel: not a mobile number',
  },
  member: {
    defaultMessage: 'This person is already a member',
    description: 'Invite panel: the email belongs to a member',
  },
  alreadyInvited: {
    defaultMessage: 'This person is already invited. Resend the invitation in the list.',
    description: 'Invite panel: the email belongs to an invitation',
  },
  lastAdmin: {
    defaultMessage: 'A branch needs an administrator. Make someone else an administrator first.',
    description: 'The last administrator can be neither demoted nor deactivated',
  },
  gone: {
    defaultMessage: 'This has changed. The list is up to date now.',
    description: 'A member or an invitation is no longer there',
  },
  forbidden: {
    defaultMessage: 'Only administrators can do this.',
    description: 'The role has changed meanwhile',
  },
  offline: {
    defaultMessage: 'No connection. No changes were made. Try again in a moment.',
    description: 'The network or the server did not answer',
  },
  unexpected: {
    defaultMessage: 'Unexpected problem has occurred',
    description: 'Any other failure',
  },
});

export const columnNames = defineMessages({
  name: { defaultMessage: 'Name', description: 'Column of the members: name and email' },
  role: { defaultMessage: 'Role', description: 'Column of the members' },
  state: { defaultMessage: 'Status', description: 'Column of the members: active or not' },
  seen: { defaultMessage: 'Last sign-in', description: 'Column of the members: a date and a time' },
});

export const roleHints = defineMessages<Role>({
  ADMIN: {
    defaultMessage: 'Full access, including settings, users and billing.',
    description: 'What the role Administrator may do',
  },
  AGENT: {
    defaultMessage: 'Requests, reports, offers, auctions and messages.',
    description: 'What the role Agent may do',
  },
  VIEWER: {
    defaultMessage: 'Read-only access to everything.',
    description: 'What the role Viewer may do',
  },
});

/** Texts with values in them. */
export const phrases = defineMessages<{
  count: { count: number };
  roleOf: { name: string };
  signedIn: { when: string };
  expires: { when: string };
  sent: { email: string };
  deactivate: { name: string };
  reactivate: { name: string };
  revoke: { name: string };
  moreName: { name: string };
  resetSent: { email: string };
  roleNow: { name: string; role: string };
  rateLimited: { minutes: number };
}>({
  count: {
    defaultMessage: '{count, plural, one {# member} other {# members}}',
    description: 'Beside the title of the page',
  },
  roleOf: { defaultMessage: 'Role of {name}', description: 'Names the choice of a role' },
  signedIn: {
    defaultMessage: 'Last sign-in {when}',
    description: 'When a member signed in last; {when} is a date and a time',
  },
  expires: {
    defaultMessage: 'Link works until {when}',
    description: 'When the link of an invitation ends; {when} is a date and a time',
  },
  sent: {
    defaultMessage: 'Invitation on its way to {email}',
    description: 'Told after inviting somebody',
  },
  deactivate: { defaultMessage: 'Deactivate {name}?', description: 'Title of a question' },
  reactivate: { defaultMessage: 'Reactivate {name}?', description: 'Title of a question' },
  revoke: {
    defaultMessage: 'Revoke the invitation of {name}?',
    description: 'Title of a question',
  },
  moreName: {
    defaultMessage: 'More for {name}',
    description: 'Names the menu with what can be done about a member or an invitation',
  },
  resetSent: {
    defaultMessage: 'Password link on its way to {email}',
    description: 'A member was sent a link to choose a new password',
  },
  roleNow: {
    defaultMessage: '{role}: role of {name}',
    description: 'Names the button that changes the role of a member; it shows the role alone',
  },
  rateLimited: {
    defaultMessage:
      'Too many invitations were sent. Try again in {minutes, plural, one {# minute} other {# minutes}}.',
    description: 'The server asks to wait',
  },
});
