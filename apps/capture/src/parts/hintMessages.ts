import { defineMessages } from 'react-intl';

/** What could be better about a photo. */
export const hintMessages = defineMessages({
  DARK: {
    defaultMessage: 'This photo looks dark. More light helps.',
    description: 'A photo could be better',
  },
  BLURRED: {
    defaultMessage: 'This photo looks blurred. Hold still and try again.',
    description: 'A photo could be better',
  },
  UPRIGHT: {
    defaultMessage: 'Turn your phone sideways to fit the whole car.',
    description: 'A photo of the whole car was taken with the phone upright',
  },
});
