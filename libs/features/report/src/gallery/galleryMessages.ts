import { defineMessages } from 'react-intl';

/** Texts of the gallery on top of a report. */
export const galleryMessages = defineMessages({
  label: { defaultMessage: 'Photos', description: 'Names the gallery of a report' },
  turn: {
    defaultMessage: '360° view',
    description: 'Button in the gallery that shows the scan of the car, to turn it',
  },
  photos: {
    defaultMessage: 'Back to photos',
    description: 'Button in the gallery that closes the 360 scan',
  },
  coming: {
    defaultMessage: 'Photos appear here as they come in',
    description: 'In place of the gallery before the first photo',
  },
  none: {
    defaultMessage: 'This report has no photos',
    description: 'In place of the gallery of a report that was submitted without photos',
  },
});

/** Texts of the gallery with a number in them. */
export const galleryPhrases = defineMessages<{
  counter: { number: number; count: number };
  more: { count: number };
  andMore: { name: string; count: number };
}>({
  counter: {
    defaultMessage: '{number, number} / {count, number}',
    description: 'Which photo of how many is shown',
  },
  more: {
    defaultMessage: '+{count, number}',
    description: 'On the last photo of the gallery: how many more there are',
  },
  andMore: {
    defaultMessage: '{name}, and {count, plural, one {# more photo} other {# more photos}}',
    description: 'Names the last photo of the gallery, for those who cannot see it',
  },
});
