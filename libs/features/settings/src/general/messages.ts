import { defineMessages } from 'react-intl';
import type { ImageRefusal } from './ImageStore.ts';
import type { LocaleRefusal } from './LocalesStore.ts';

export const messages = defineMessages({
  brand: { defaultMessage: 'Brand', description: 'Group of settings: name and pictures' },
  brandText: {
    defaultMessage:
      'How customers and dealers see you. Pictures are put in place as you upload them.',
    description: 'Under "Brand"',
  },
  logoHint: {
    defaultMessage: 'PNG, JPEG or WebP, up to 10 MB. Shown on every public page.',
    description: 'Under the logo',
  },
  sideImageHint: {
    defaultMessage: 'PNG, JPEG or WebP, up to 10 MB. Shown beside the invite form on wide screens.',
    description: 'Under the side image',
  },
  widthHint: {
    defaultMessage: 'In pixels, from 40 to 320. Empty: as wide as it comes.',
    description: 'Under the width of the logo',
  },
  upload: { defaultMessage: 'Upload', description: 'Button: chooses a file and sends it' },
  replace: { defaultMessage: 'Replace', description: 'Button: chooses another file and sends it' },
  remove: { defaultMessage: 'Remove', description: 'Button: takes a picture or a language away' },
  noPicture: { defaultMessage: 'None yet', description: 'In place of a picture' },
  contact: { defaultMessage: 'Who invites', description: 'Group of settings' },
  contactText: {
    defaultMessage: 'Shown on invite pages. Left empty, it is the agent whose link it is.',
    description: 'Under "Who invites"',
  },
  countryHint: {
    defaultMessage: 'What phone fields start with.',
    description: 'Under the default country code',
  },
  smsCountriesText: {
    defaultMessage:
      'Text messages go to these countries alone. A country more is money that somebody else may spend.',
    description: 'Under "Countries for SMS"',
  },
  addCountry: { defaultMessage: 'Add a country', description: 'Choice of a country for SMS' },
  chooseCountry: { defaultMessage: 'Choose…', description: 'No country is chosen yet' },
  languages: { defaultMessage: 'Languages', description: 'Group of settings' },
  languagesText: {
    defaultMessage:
      'English comes with the product. For another language upload a file of texts by message id; what is missing in it stays English.',
    description: 'Under "Languages"',
  },
  template: {
    defaultMessage: 'Download the template',
    description: 'Link to a file with every message id and its English text',
  },
  builtIn: { defaultMessage: 'Built in', description: 'A language that needs no file' },
  noFile: { defaultMessage: 'No file yet', description: 'A language whose file is missing' },
  languageName: { defaultMessage: 'Name of the language', description: 'Label of a field' },
  languageCodeHint: {
    defaultMessage: 'Such as et, pt-BR or zh-Hant',
    description: 'Under the field of a language code',
  },
  addLanguage: { defaultMessage: 'Add a language', description: 'Heading and button' },
  chooseFile: {
    defaultMessage: 'Choose its file',
    description: 'Button: adds a language by its file',
  },
  badCode: {
    defaultMessage: 'This is no language code',
    description: 'The code of a new language is wrong',
  },
  removeTitle: {
    defaultMessage: 'Remove this language?',
    description: 'Question before it is done',
  },
  removeText: {
    defaultMessage: 'Its file is deleted at once. People who chose it see English.',
    description: 'Under "Remove this language?"',
  },
});

export const phrases = defineMessages<{
  uploadOf: { what: string };
  replaceOf: { what: string };
  removeOf: { what: string };
  texts: { count: number };
  refusedOf: { language: string; reason: string };
  which: { ids: string };
  andMore: { ids: string; count: number };
}>({
  uploadOf: { defaultMessage: 'Upload: {what}', description: 'Button, said in full' },
  replaceOf: { defaultMessage: 'Replace: {what}', description: 'Button, said in full' },
  removeOf: { defaultMessage: 'Remove: {what}', description: 'Button, said in full' },
  texts: {
    defaultMessage: '{count, plural, one {# text} other {# texts}}',
    description: 'How many texts a translation file has',
  },
  refusedOf: {
    defaultMessage: '{language}: {reason}',
    description: 'Why a translation file was not taken',
  },
  which: { defaultMessage: 'Message ids: {ids}', description: 'Which texts of a file are wrong' },
  andMore: {
    defaultMessage: 'Message ids: {ids} and {count, number} more',
    description: 'Which texts of a file are wrong, when there are many',
  },
});

export const imageRefusals = defineMessages<ImageRefusal>({
  type: {
    defaultMessage:
      'This is no PNG, JPEG or WebP picture. SVG files are not taken: they can carry scripts.',
    description: 'A picture was refused',
  },
  tooLarge: {
    defaultMessage: 'This file is too large: 10 MB at most.',
    description: 'A picture was refused',
  },
  unreadable: {
    defaultMessage: 'This picture cannot be read. It may be damaged or too small.',
    description: 'A picture was refused',
  },
  offline: {
    defaultMessage: 'No connection. The picture was not sent: try again in a moment.',
    description: 'A picture could not be sent',
  },
  stale: {
    defaultMessage:
      'Somebody changed the settings meanwhile. They have been loaded anew: try again.',
    description: 'A picture was not put over what somebody else changed',
  },
  busy: {
    defaultMessage: 'The server is busy with other pictures. Try again in a moment.',
    description: 'A picture could not be worked on',
  },
  unexpected: {
    defaultMessage: 'Unexpected problem has occurred. The picture was not changed.',
    description: 'A picture could not be sent, for any other reason',
  },
});

export const localeRefusals = defineMessages<LocaleRefusal['reason']>({
  tooLarge: {
    defaultMessage: 'The file is too large: 2 MB at most.',
    description: 'A translation file was refused',
  },
  notJson: {
    defaultMessage: 'The file is no JSON.',
    description: 'A translation file was refused',
  },
  notTexts: {
    defaultMessage: 'The file has to be one object of texts by message id.',
    description: 'A translation file was refused',
  },
  empty: {
    defaultMessage: 'There is no text in the file.',
    description: 'A translation file was refused',
  },
  tooMany: {
    defaultMessage: 'There are more than 10,000 texts in the file.',
    description: 'A translation file was refused',
  },
  texts: {
    defaultMessage:
      'Some texts are not right: markup, a broken placeholder or an id that is none. Nothing was taken.',
    description: 'A translation file was refused',
  },
  offline: {
    defaultMessage: 'No connection. The file was not sent: try again in a moment.',
    description: 'A translation file could not be sent',
  },
  stale: {
    defaultMessage:
      'Somebody changed the settings meanwhile. They have been loaded anew: try again.',
    description: 'A translation file was not put over what somebody else changed',
  },
  unexpected: {
    defaultMessage: 'Unexpected problem has occurred. Nothing was taken.',
    description: 'A translation file could not be sent, for any other reason',
  },
});

/** Texts for a country that SMS may be sent to. */
export const smsPhrases = defineMessages<{ removeCountry: { country: string } }>({
  removeCountry: {
    defaultMessage: 'Remove {country}',
    description: 'Button: text messages no longer go to this country',
  },
});
