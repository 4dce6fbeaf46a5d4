import { defineMessages } from 'react-intl';

/** A member's role in a branch. */
export const roleNames = defineMessages({
  ADMIN: { defaultMessage: 'Administrator', description: 'Role of a member' },
  AGENT: { defaultMessage: 'Agent', description: 'Role of a member' },
  VIEWER: { defaultMessage: 'Viewer', description: 'Role of a member' },
});
