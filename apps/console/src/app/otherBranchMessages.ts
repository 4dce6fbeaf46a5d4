import { defineMessages } from 'react-intl';

type Names = { owner: string; current: string };

/** Texts over a report of another branch. */
export const otherBranch = defineMessages<{ title: Names; text: Names; switchTo: Names }>({
  title: {
    defaultMessage: 'This report belongs to {owner}',
    description: 'Over a report of another branch than the chosen one; owner is that branch',
  },
  text: {
    defaultMessage: 'Menu and lists show {current}.',
    description: 'Below: This report belongs to Harbour Motors; current is the chosen branch',
  },
  switchTo: {
    defaultMessage: 'Switch to {owner}',
    description: 'Button over a report of another branch: chooses that branch',
  },
});
