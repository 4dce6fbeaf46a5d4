import { defineMessages } from 'react-intl';
import type { ImageRefusal } from './ImageStore.ts';
import type { LocaleRefusal } from './LocalesStore.ts';

export const messages = defineMessages({
  brand: { defaultMessage: 'Brand', description: 'Group of settings: name and pictures' },
  brandText: {
    defaultMessage: 'How customers and dealers see you. Images go live as soon as you upload them.',
    description: 'Under "Brand"',
  },
  logoHint: {
    defaultMessage: 'PNG, JPEG or WebP, up to 10 MB. Shown on every public page.',
    description: 'Under the logo',
  },
  darkLogoHint: {
    defaultMessage: 'Optional, for dark mode. Use light colors and a transparent background.',
    description: 'Under "Logo for dark backgrounds"',
  },
  onlyDarkLogo: {
    defaultMessage: 'Light backgrounds show the logo for dark ones, as there is no other.',
    description: 'Under "Logo", where a partner has only a logo for dark backgrounds',
  },
  logoOnPlate: {
    defaultMessage:
      'Your logo is hard to read on dark backgrounds, so dark mode shows it on a light plate. Upload a second one in light colors.',
    description: 'Under "Logo for dark backgrounds", while there is none',
  },
  darkLogoUnreadable: {
    defaultMessage: 'This logo is hard to read on dark backgrounds. Use one in lighter colors.',
    description: 'Under "Logo for dark backgrounds"',
  },
  sideImageHint: {
    defaultMessage: 'PNG, JPEG or WebP, up to 10 MB. Shown beside the invite form on wide screens.',
    description: 'Under the side image',
  },
  widthHint: {
    defaultMessage: 'In pixels, from 40 to 320. Leave blank for original width.',
    description: 'Under the width of the logo',
  },
  upload: { defaultMessage: 'Upload', description: 'Button: chooses a file and sends it' },
  replace: { defaultMessage: 'Replace', description: 'Button: chooses another file and sends it' },
  remove: { defaultMessage: 'Remove', description: 'Button: takes a picture or a language away' },
  noPicture: { defaultMessage: 'None yet', description: 'In place of a picture' },
  reminders: { defaultMessage: 'Offer reminders', description: 'Group of settings' },
  remindersText: {
    defaultMessage: 'Sent to owners who haven’t answered an offer.',
    description: 'Under "Offer reminders"',
  },
  reminderOff: {
    defaultMessage: 'Enter 0 to turn this reminder off.',
    description: 'Under a number of days',
  },
  deals: { defaultMessage: 'Auctions and deals', description: 'Group of settings' },
  dealsText: {
    defaultMessage: 'What happens after the owner accepts a dealer’s offer.',
    description: 'Under "Auctions and deals"',
  },
  answerDaysHint: {
    defaultMessage: 'If the dealer hasn’t confirmed by then, the deal ends and you choose again.',
    description: 'Under "Days to answer"',
  },
  feeHint: {
    defaultMessage: 'Dealers see this before they withdraw. New deals only.',
    description: 'Under "Fee when a dealer withdraws"',
  },
  kept: { defaultMessage: 'Still due', description: 'The fee of a dealer who withdraws' },
  returned: { defaultMessage: 'Not due', description: 'The fee of a dealer who withdraws' },
  contact: { defaultMessage: 'Sender details', description: 'Group of settings' },
  contactText: {
    defaultMessage: 'Shown on invite pages. If blank, the agent who shared the link is shown.',
    description: 'Under "Sender details"',
  },
  countryHint: {
    defaultMessage: 'Preselected in phone fields.',
    description: 'Under the default country code',
  },
  unitHint: {
    defaultMessage: 'New reports ask for it in this unit. Mileage already reported stays as given.',
    description: 'Under the choice of miles or kilometers',
  },
  noZone: { defaultMessage: 'No time zone found', description: 'The search found no time zone' },
  smsCountriesText: {
    defaultMessage:
      'SMS is sent only to these countries. Add only those you need, because misuse costs money.',
    description: 'Under "Countries for SMS"',
  },
  addCountry: { defaultMessage: 'Add a country', description: 'Choice of a country for SMS' },
  chooseCountry: { defaultMessage: 'Choose…', description: 'No country is chosen yet' },
  noCountry: {
    defaultMessage: 'No country found',
    description: 'Below a search for a country for SMS: none has that name',
  },
  languages: { defaultMessage: 'Languages', description: 'Group of settings' },
  languagesText: {
    defaultMessage:
      'English, German, Spanish and Estonian come with Forecourt. To change texts or to add another language, download its texts, translate them, and upload the file.',
    description: 'Under "Languages"',
  },
  ofProduct: {
    defaultMessage: 'Comes with Forecourt',
    description: 'A language whose texts are the product’s own',
  },
  ownTextsTitle: {
    defaultMessage: 'Remove your own texts?',
    description: 'Question before it is done',
  },
  ownTextsText: {
    defaultMessage:
      'Your file is deleted immediately. The texts that come with Forecourt are shown.',
    description: 'Under "Remove your own texts?"',
  },
  removeTexts: {
    defaultMessage: 'Remove own texts',
    description: 'Button: shows the product’s own texts of a language again',
  },
  noFile: { defaultMessage: 'No file yet', description: 'A language whose file is missing' },
  languageName: { defaultMessage: 'Language name', description: 'Label of a field' },
  languageCodeHint: {
    defaultMessage: 'Such as et, pt-BR or zh-Hant',
    description: 'Under the field of a language code',
  },
  addLanguage: { defaultMessage: 'Add a language', description: 'Heading and button' },
  chooseFile: {
    defaultMessage: 'Choose file',
    description: 'Button: adds a language by its file',
  },
  badCode: {
    defaultMessage: 'Not a valid language code',
    description: 'The code of a new language is wrong',
  },
  removeTitle: {
    defaultMessage: 'Remove this language?',
    description: 'Question before it is done',
  },
  removeText: {
    defaultMessage: 'Its file is deleted immediately. People who chose it see English.',
    description: 'Under "Remove this language?"',
  },
});

export const phrases = defineMessages<{
  uploadOf: { what: string };
  replaceOf: { what: string };
  removeOf: { what: string };
  texts: { count: number };
  ownTexts: { count: number };
  addOf: { language: string };
  removeTextsOf: { what: string };
  refusedOf: { language: string; reason: string };
  line: { line: number };
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
  ownTexts: {
    defaultMessage: '{count, plural, one {# text of your own} other {# texts of your own}}',
    description: 'How many of the texts that come with the product a partner changed',
  },
  addOf: {
    defaultMessage: 'Add {language}',
    description: 'Button: offers a language that comes with the product, such as Deutsch',
  },
  removeTextsOf: {
    defaultMessage: 'Remove own texts: {what}',
    description: 'Button, said in full',
  },
  refusedOf: {
    defaultMessage: '{language}: {reason}',
    description: 'Why a translation file was not taken',
  },
  line: { defaultMessage: 'Line {line, number}', description: 'Where in the file a text is' },
  which: { defaultMessage: 'Message IDs: {ids}', description: 'Which texts of a file are wrong' },
  andMore: {
    defaultMessage: 'Message IDs: {ids} and {count, number} more',
    description: 'Which texts of a file are wrong, when there are many',
  },
});

/** Texts of the download of a language's texts. */
export const downloadMessages = defineMessages({
  textsOf: {
    defaultMessage: 'Texts to download',
    description: 'Label of a choice: the language whose texts are downloaded',
  },
  newLanguage: {
    defaultMessage: 'New language (English texts)',
    description: 'Choice of texts to download: those for a language that is added later',
  },
  download: {
    defaultMessage: 'Download',
    description: 'Before the buttons JSON and XLIFF, formats of a file of texts',
  },
  failed: {
    defaultMessage: 'The texts couldn’t be loaded. Try again in a moment.',
    description: 'A file of texts could not be made',
  },
});

export const downloadPhrases = defineMessages<{ downloadAs: { format: string } }>({
  downloadAs: {
    defaultMessage: 'Download texts: {format}',
    description: 'Button, said in full; format is JSON or XLIFF',
  },
});

export const imageRefusals = defineMessages<ImageRefusal>({
  type: {
    defaultMessage:
      'Not a PNG, JPEG or WebP image. SVG files aren’t accepted because they can contain scripts.',
    description: 'A picture was refused',
  },
  tooLarge: {
    defaultMessage: 'This file is too large. The limit is 10 MB.',
    description: 'A picture was refused',
  },
  unreadable: {
    defaultMessage: 'This image can’t be read. It may be damaged or too small.',
    description: 'A picture was refused',
  },
  offline: {
    defaultMessage: 'No connection. The image was not uploaded. Try again in a moment.',
    description: 'A picture could not be sent',
  },
  stale: {
    defaultMessage: 'Someone else changed the settings. They’ve been reloaded. Try again.',
    description: 'A picture was not put over what somebody else changed',
  },
  busy: {
    defaultMessage: 'The server is busy with other images. Try again in a moment.',
    description: 'A picture could not be worked on',
  },
  unexpected: {
    defaultMessage: 'Unexpected problem has occurred. The image was not changed.',
    description: 'A picture could not be sent, for any other reason',
  },
});

export const localeRefusals = defineMessages<LocaleRefusal['reason']>({
  tooLarge: {
    defaultMessage: 'The file is too large. The limit is 2 MB for JSON and 8 MB for XLIFF.',
    description: 'A translation file was refused',
  },
  notJson: {
    defaultMessage: 'Not a valid JSON or XLIFF file.',
    description: 'A translation file was refused',
  },
  notXml: {
    defaultMessage: 'The XML of this file is broken.',
    description: 'An XLIFF file was refused; the line follows',
  },
  doctype: {
    defaultMessage: 'The file has a document type (DOCTYPE). For safety, it isn’t read.',
    description: 'An XLIFF file was refused; the line follows',
  },
  notXliff: {
    defaultMessage: 'Not an XLIFF 1.2 file. Choose version 1.2 where you export it.',
    description: 'An XML file was refused as a translation file; the line follows',
  },
  otherLanguage: {
    defaultMessage: 'The file has translations into another language.',
    description: 'An XLIFF file was refused',
  },
  notTexts: {
    defaultMessage: 'The file must be one object of texts by message ID.',
    description: 'A translation file was refused',
  },
  empty: {
    defaultMessage: 'The file contains no texts.',
    description: 'A translation file was refused',
  },
  tooMany: {
    defaultMessage: 'The file contains more than 10,000 texts.',
    description: 'A translation file was refused',
  },
  texts: {
    defaultMessage:
      'Some texts are invalid: markup, a broken placeholder or an unknown ID. Nothing was imported.',
    description: 'A translation file was refused',
  },
  offline: {
    defaultMessage: 'No connection. The file was not uploaded. Try again in a moment.',
    description: 'A translation file could not be sent',
  },
  stale: {
    defaultMessage: 'Someone else changed the settings. They’ve been reloaded. Try again.',
    description: 'A translation file was not put over what somebody else changed',
  },
  unexpected: {
    defaultMessage: 'Unexpected problem has occurred. Nothing was imported.',
    description: 'A translation file could not be sent, for any other reason',
  },
});

export const zonePhrases = defineMessages<{ hint: { zone: string } }>({
  hint: {
    defaultMessage: 'Messages show times in {zone}. Dealers see their own once they have bid.',
    description: 'Under "Time zone"; zone is a name such as ET or Estonia Time',
  },
});

/** Texts for a country that SMS may be sent to. */
export const smsPhrases = defineMessages<{ removeCountry: { country: string } }>({
  removeCountry: {
    defaultMessage: 'Remove {country}',
    description: 'Button: text messages no longer go to this country',
  },
});

export const dealPhrases = defineMessages<{
  days: { count: number };
  range: { least: number; most: number };
}>({
  days: {
    defaultMessage: '{count, plural, one {day} other {days}}',
    description: 'After a number',
  },
  range: {
    defaultMessage: 'Enter a whole number from {least} to {most}.',
    description: 'The number of days is wrong',
  },
});
