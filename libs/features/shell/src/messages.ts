import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  product: { defaultMessage: 'Forecourt', description: 'Name of the product, read for its logo' },
  skip: {
    defaultMessage: 'Skip to content',
    description: 'Link, first on the page, past the menu to the content',
  },
  mainMenu: { defaultMessage: 'Main menu', description: 'Names the menu of areas and pages' },
  openMenu: {
    defaultMessage: 'Open main menu',
    description: 'Button on phones that shows the main menu',
  },
  closeMenu: {
    defaultMessage: 'Close main menu',
    description: 'Button on phones that hides the main menu',
  },
  narrowMenu: {
    defaultMessage: 'Collapse menu',
    description: 'Button that leaves only the icons of the main menu, for more room',
  },
  widenMenu: {
    defaultMessage: 'Expand menu',
    description: 'Button that shows the words of the main menu beside its icons',
  },
  community: { defaultMessage: 'Community', description: 'Menu entry that is not usable yet' },
  team: { defaultMessage: 'Team Management', description: 'Menu entry that is not usable yet' },
  settings: { defaultMessage: 'Settings', description: 'Menu entry that is not usable yet' },
  right: { defaultMessage: 'Details', description: 'Names the sidebar at the right of a page' },
  outside: {
    defaultMessage: 'Messages',
    description: 'Names the outer sidebar at the right, where conversations are',
  },
  logOut: { defaultMessage: 'Log out', description: 'Ends the session' },
  areasLoading: {
    defaultMessage: 'Loading the menu',
    description: 'Spoken while it is not known which areas the branch has',
  },
  areasFailed: {
    defaultMessage: 'The menu could not be loaded',
    description: 'In the menu when the areas of the branch could not be fetched',
  },
  retryMenu: {
    defaultMessage: 'The menu could not be loaded. Retry',
    description: 'Button with only an icon, in the narrow menu that could not be fetched',
  },
  noAreas: {
    defaultMessage: 'No area is set up for this branch',
    description: 'Said in the menu when the branch has neither trade, claims nor inspection',
  },
});
