import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  administrators: {
    defaultMessage: 'Only administrators can open this page',
    description: 'In place of settings, users or billing for those with another role',
  },
  agents: {
    defaultMessage: 'Only agents and administrators can do this',
    description: 'In place of a form that sends something, for those who may only read',
  },
});

export const phrases = defineMessages<{ role: { branch: string; role: string } }>({
  role: {
    defaultMessage:
      'Your role at {branch} is {role}. Ask an administrator of {branch} to change it, or choose another branch in the menu.',
    description: 'Under the title of a page or form that the role is too low for',
  },
});
