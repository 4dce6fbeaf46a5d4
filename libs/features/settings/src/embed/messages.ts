import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  embed: { defaultMessage: 'Embed Get started button', description: 'Group: code for websites' },
  embedText: {
    defaultMessage:
      'Choose how your website shows the form of your invite page, then paste the code where it should be.',
    description: 'Under "Embed Get started button"',
  },
  mode: { defaultMessage: 'On your website', description: 'Names the choice of what is embedded' },
  button: { defaultMessage: 'Button', description: 'Embedded: a button that opens the form' },
  popup: { defaultMessage: 'Floating button', description: 'Embedded: a button over the page' },
  inline: { defaultMessage: 'Form in the page', description: 'Embedded: the form itself' },
  buttonHint: {
    defaultMessage: 'The button stands where the code is, and opens the form over your page.',
    description: 'Explains the choice "Button"',
  },
  popupHint: {
    defaultMessage:
      'The button stays in the lower corner of the window, and opens the form over your page.',
    description: 'Explains the choice "Floating button"',
  },
  inlineHint: {
    defaultMessage: 'The form stands where the code is, as high as it needs.',
    description: 'Explains the choice "Form in the page"',
  },
  language: { defaultMessage: 'Language', description: 'Of the embedded form' },
  pageLanguage: {
    defaultMessage: 'That of your website',
    description: 'Language of the embedded form; the default',
  },
  text: { defaultMessage: 'Text of the button', description: 'Of the embedded button' },
  textHint: {
    defaultMessage: 'Leave it empty for “Get started” in the language of the page.',
    description: 'Under "Text of the button"',
  },
  color: { defaultMessage: 'Color', description: 'Of the embedded button and form' },
  ownColor: { defaultMessage: 'Your published color', description: 'Color of what is embedded' },
  otherColor: { defaultMessage: 'Another color', description: 'Color of what is embedded' },
  hex: { defaultMessage: 'Color of button and form', description: 'A HEX code' },
  scheme: { defaultMessage: 'Light or dark', description: 'Names the look of what is embedded' },
  asDevice: { defaultMessage: 'As on the device', description: 'Light or dark; the default' },
  light: { defaultMessage: 'Light', description: 'Look of what is embedded' },
  dark: { defaultMessage: 'Dark', description: 'Look of what is embedded' },
  preview: { defaultMessage: 'Preview', description: 'Names what will be embedded' },
  previewText: {
    defaultMessage: 'This is what visitors get. Try it: requests made here are sent.',
    description: 'Under the preview of what is embedded',
  },
  snippet: { defaultMessage: 'Code for your website', description: 'Names the code to copy' },
  copy: { defaultMessage: 'Copy the code', description: 'Button' },
  pageAddress: { defaultMessage: 'Invite page', description: 'Before the address of a page' },
  policy: {
    defaultMessage: 'Only if your website has a content security policy, add to it:',
    description: 'Before lines of code for a website',
  },
  policyLines: {
    defaultMessage: 'Lines of the content security policy',
    description: 'Names lines of code for a website',
  },
});
