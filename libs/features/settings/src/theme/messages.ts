import type { Theme } from '@forecourt/contract';
import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  illustrations: { defaultMessage: 'Illustrations', description: 'Group of colors' },
  illustrationsText: {
    defaultMessage: 'The drawings on invite, capture and empty pages.',
    description: 'Under "Illustrations"',
  },
  interface: { defaultMessage: 'Interface', description: 'Group of colors' },
  interfaceText: {
    defaultMessage: 'Choose any color. We adjust it where text would be hard to read.',
    description: 'Under "Interface"',
  },
  previews: { defaultMessage: 'Preview', description: 'Heading above pages in the chosen colors' },
  previewsText: {
    defaultMessage: 'Real pages with sample data. They and this console update as you drag.',
    description: 'Under the heading above the previews',
  },
  reset: { defaultMessage: 'Reset colors', description: 'Button: back to the product’s colors' },
  resetText: {
    defaultMessage: 'Back to the default colors. Nothing changes until you publish.',
    description: 'Under "Reset colors"',
  },
  badColor: {
    defaultMessage:
      'Enter a color such as #1F6FD1 or navy. Until then, the last valid color is kept.',
    description: 'A color field holds no color; all that CSS calls an opaque color is understood',
  },
  onIt: { defaultMessage: 'Text on it', description: 'Verdict: contrast of text on the color' },
  onLight: {
    defaultMessage: 'On light',
    description: 'Verdict: the color as text on light pages',
  },
  onDark: { defaultMessage: 'On dark', description: 'Verdict: the color as text on dark pages' },
  asItIs: { defaultMessage: 'unchanged', description: 'Verdict: the color is readable unchanged' },
  sample: { defaultMessage: 'Aa', description: 'Two letters that show how text looks on a color' },
});

export const phrases = defineMessages<{
  pickerOf: { color: string };
  ratio: { ratio: string };
}>({
  pickerOf: { defaultMessage: 'Pick a color: {color}', description: 'Names the color picker' },
  ratio: { defaultMessage: '{ratio}:1', description: 'A contrast ratio, such as 4.5:1' },
});

export const hints = defineMessages<keyof Theme>({
  illustration_primary: { defaultMessage: 'Large shapes', description: 'Where a color is used' },
  illustration_secondary: { defaultMessage: 'Details', description: 'Where a color is used' },
  ui_secondary_1: {
    defaultMessage: 'Buttons, links and selected items',
    description: 'Where a color is used',
  },
  ui_secondary_2: {
    defaultMessage: 'Completed steps and progress bars',
    description: 'Where a color is used',
  },
  ui_secondary_3: {
    defaultMessage: 'Warnings and items needing attention',
    description: 'Where a color is used',
  },
  ui_secondary_4: { defaultMessage: 'Secondary marks', description: 'Where a color is used' },
});
