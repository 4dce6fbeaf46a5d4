import type { IdentifierUse, SectionNeed } from '@forecourt/contract';
import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  photos: { defaultMessage: 'Photos and video', description: 'Group of sections' },
  photosText: {
    defaultMessage: 'What customers photograph, in the order of a walk around the car.',
    description: 'Under "Photos and video"',
  },
  questions: { defaultMessage: 'Questions', description: 'Group of sections' },
  questionsText: {
    defaultMessage: 'Additional questions.',
    description: 'Under "Questions"',
  },
  identifiers: { defaultMessage: 'Identifiers', description: 'Group: numbers of a claims desk' },
  identifiersText: {
    defaultMessage:
      'What your team enters when sending a request. It stands in lists, reports and exports; customers don’t see it.',
    description: 'Under "Identifiers": claim number, policy number and date of loss',
  },
  signs: {
    defaultMessage:
      '# is a digit, A a letter, * either. Everything else stands for itself; a small a is the letter A.',
    description: 'Under a pattern of numbers, such as CL-######; keep #, A, * and a unchanged',
  },
  anything: { defaultMessage: 'Any number', description: 'In place of a pattern of numbers' },
  steps: { defaultMessage: 'Customer journey', description: 'Heading of a preview' },
  stepsText: {
    defaultMessage: 'Estimate shown to customers in messages and pages.',
    description: 'Under "Customer journey"',
  },
  tooMuch: {
    defaultMessage: 'Customers finish fewer reports with more than 13 photos or three minutes.',
    description: 'Warning: too much is asked of customers',
  },
  fine: {
    defaultMessage: 'Within what most customers finish.',
    description: 'What is asked of customers is not too much',
  },
  none: {
    defaultMessage: 'All sections are off. Keep at least one to publish.',
    description: 'Every section is off',
  },
});

export const needMessages = defineMessages<SectionNeed>({
  required: {
    defaultMessage: 'Required',
    description: 'A section that a report must have, or the customer says why not',
  },
  optional: { defaultMessage: 'Optional', description: 'A section that customers may skip' },
  off: { defaultMessage: 'Off', description: 'A section that customers are not asked for' },
});

/** How staff are asked for an identifier. */
export const askMessages = defineMessages<IdentifierUse>({
  REQUIRED: {
    defaultMessage: 'Required',
    description: 'A number that staff must give when they send a request',
  },
  OPTIONAL: {
    defaultMessage: 'Optional',
    description: 'A number that staff may give when they send a request',
  },
  OFF: { defaultMessage: 'Off', description: 'A number that staff are not asked for' },
});

export const phrases = defineMessages<{
  example: { example: string };
  totals: { steps: number; photos: number; minutes: number };
  stepPhotos: { photos: number };
  stepSeconds: { seconds: number };
  learned: { minutes: number };
  stepLearned: { seconds: number };
}>({
  example: {
    defaultMessage: 'Takes numbers like {example}.',
    description: 'Under a pattern of numbers; example is such as CL-123456',
  },
  totals: {
    defaultMessage:
      '{steps, plural, one {# step} other {# steps}} · {photos, plural, one {# photo} other {# photos}} · about {minutes, plural, one {# minute} other {# minutes}}',
    description: 'What a report takes of a customer',
  },
  stepPhotos: {
    defaultMessage: '{photos, plural, one {# photo} other {# photos}}',
    description: 'Photos of a step',
  },
  learned: {
    defaultMessage:
      '{minutes, plural, one {Your customers take # minute} other {Your customers take # minutes}} (median of the last 90 days).',
    description: 'Beside the estimate of a report: how long it takes in truth',
  },
  stepLearned: {
    defaultMessage: 'customers {seconds, number} s',
    description: 'Below a step: the median time that customers take for it, in seconds',
  },
  stepSeconds: { defaultMessage: '{seconds, number} s', description: 'Time of a step in seconds' },
});
