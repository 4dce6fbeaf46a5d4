import type { Theme } from '@forecourt/contract';
import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  illustrations: { defaultMessage: 'Illustrations', description: 'Group of colours' },
  illustrationsText: {
    defaultMessage: 'The drawings on invite, capture and empty pages.',
    description: 'Under "Illustrations"',
  },
  interface: { defaultMessage: 'Interface', description: 'Group of colours' },
  interfaceText: {
    defaultMessage:
      'Any colour may be picked: where text in it would be hard to read, a darker or lighter one is used.',
    description: 'Under "Interface"',
  },
  previews: { defaultMessage: 'Preview', description: 'Heading above pages in the chosen colours' },
  previewsText: {
    defaultMessage: 'Real pages with made-up data. They and this console change as you drag.',
    description: 'Under the heading above the previews',
  },
  reset: { defaultMessage: 'Reset colours', description: 'Button: back to the published colours' },
  badHex: {
    defaultMessage: 'Enter a HEX colour such as #1F6FD1. The last good colour is kept.',
    description: 'A colour field holds no HEX value',
  },
  onIt: { defaultMessage: 'Text on it', description: 'Verdict: contrast of text on the colour' },
  onLight: {
    defaultMessage: 'On light',
    description: 'Verdict: the colour as text on light pages',
  },
  onDark: { defaultMessage: 'On dark', description: 'Verdict: the colour as text on dark pages' },
  asItIs: { defaultMessage: 'as it is', description: 'Verdict: the colour is readable unchanged' },
  sample: { defaultMessage: 'Aa', description: 'Two letters that show how text looks on a colour' },
});

export const phrases = defineMessages<{
  pickerOf: { color: string };
  ratio: { ratio: string };
}>({
  pickerOf: { defaultMessage: 'Pick a colour: {color}', description: 'Names the colour picker' },
  ratio: { defaultMessage: '{ratio}:1', description: 'A contrast ratio, such as 4.5:1' },
});

export const hints = defineMessages<keyof Theme>({
  illustration_primary: { defaultMessage: 'Large shapes', description: 'Where a colour is used' },
  illustration_secondary: { defaultMessage: 'Details', description: 'Where a colour is used' },
  ui_secondary_1: {
    defaultMessage: 'Buttons, links and what is chosen',
    description: 'Where a colour is used',
  },
  ui_secondary_2: {
    defaultMessage: 'Steps done and how far one is',
    description: 'Where a colour is used',
  },
  ui_secondary_3: {
    defaultMessage: 'What asks for attention',
    description: 'Where a colour is used',
  },
  ui_secondary_4: { defaultMessage: 'Secondary marks', description: 'Where a colour is used' },
});
