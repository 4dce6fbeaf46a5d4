import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: { defaultMessage: 'Colors from your logo', description: 'Group of proposed colors' },
  text: {
    defaultMessage: 'Press one to use it for buttons and links. Text on it stays easy to read.',
    description: 'Under "Colors from your logo"',
  },
  noLogo: {
    defaultMessage: 'Upload a logo under General, and we propose its colors here.',
    description: 'Under "Colors from your logo", while the partner has no logo',
  },
  gray: {
    defaultMessage:
      'Your logo has no color, only black, gray or white. These shades suit it; you can also choose any color below.',
    description: 'Above the shades proposed for a logo without colors',
  },
  empty: {
    defaultMessage: 'We found no color in your logo. Choose any color below.',
    description: 'The logo is wholly transparent',
  },
  failed: {
    defaultMessage: 'We couldn’t read your logo. Try again, or choose any color below.',
    description: 'The picture of the logo could not be loaded',
  },
  again: { defaultMessage: 'Try again', description: 'Button in an error notice' },
});

export const phrases = defineMessages<{ use: { color: string } }>({
  use: {
    defaultMessage: 'Use {color} for buttons and links',
    description: 'Button: a proposed color; color is its HEX code',
  },
});
