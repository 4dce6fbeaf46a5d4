import { defineMessages } from 'react-intl';
import type { LeftOutReason } from './previewOf.ts';

export const messages = defineMessages({
  text: {
    defaultMessage: 'Nothing has changed yet. The file replaces your earlier one.',
    description: 'In the preview of a translation file',
  },
  use: { defaultMessage: 'Use these texts', description: 'Button: takes a translation file' },
  cancel: { defaultMessage: 'Cancel', description: 'Button: does not take a translation file' },
  nothing: {
    defaultMessage: 'None of its texts can be used.',
    description: 'In the preview of a translation file',
  },
  leftOutText: {
    defaultMessage: 'All other texts are used. To add these, correct the file and upload it again.',
    description: 'Under the number of texts of a file that are left out',
  },
  missingText: {
    defaultMessage: 'They’re shown as they come with Forecourt, or in English.',
    description: 'Under the number of texts that a translation file doesn’t have',
  },
  now: { defaultMessage: 'Now', description: 'Before a text as it is shown today' },
  after: { defaultMessage: 'New', description: 'Before a text as it will be shown' },
  more: { defaultMessage: 'Show more', description: 'Button under the first rows of a list' },
});

type Count = { count: number };

export const phrases = defineMessages<{
  title: { language: string };
  added: Count;
  changed: Count;
  same: Count;
  missing: Count;
  leftOut: Count;
  line: { line: number };
}>({
  title: {
    defaultMessage: 'Texts for {language}',
    description: 'Title of the preview of a translation file; language is its name or code',
  },
  added: {
    defaultMessage: '{count, plural, one {# new text} other {# new texts}}',
    description: 'In the preview of a translation file',
  },
  changed: {
    defaultMessage: '{count, plural, one {# changed text} other {# changed texts}}',
    description: 'In the preview of a translation file',
  },
  same: {
    defaultMessage: '{count, plural, one {# text stays the same} other {# texts stay the same}}',
    description: 'In the preview of a translation file',
  },
  missing: {
    defaultMessage:
      '{count, plural, one {# text is not in the file} other {# texts are not in the file}}',
    description: 'In the preview of a translation file',
  },
  leftOut: {
    defaultMessage: '{count, plural, one {# text is left out} other {# texts are left out}}',
    description: 'In the preview of a translation file: texts that are wrong',
  },
  line: { defaultMessage: 'Line {line, number}', description: 'Where in the file a text is' },
});

export const reasons = defineMessages<LeftOutReason>({
  id: { defaultMessage: 'Not a message ID', description: 'Why a text is left out' },
  hidden: { defaultMessage: 'Has hidden characters', description: 'Why a text is left out' },
  unreadable: {
    defaultMessage: 'A placeholder or brace is broken',
    description: 'Why a text is left out',
  },
  markup: { defaultMessage: 'Contains markup', description: 'Why a text is left out' },
  placeholder: {
    defaultMessage: 'Has a placeholder with a wrong name',
    description: 'Why a text is left out',
  },
  tooLong: {
    defaultMessage: 'Longer than 2,000 characters',
    description: 'Why a text is left out',
  },
  element: {
    defaultMessage: 'Has an XML element that can’t be read here',
    description: 'Why a text of an XLIFF file is left out',
  },
  repeated: {
    defaultMessage: 'In the file more than once. The first one counts.',
    description: 'Why a text of an XLIFF file is left out',
  },
  unknown: {
    defaultMessage: 'Forecourt has no text with this ID',
    description: 'Why a text is left out',
  },
});
