import { defineMessages } from 'react-intl';

export const photoMessages = {
  ...defineMessages({
    take: { defaultMessage: 'Take photo', description: 'Button that opens the camera' },
    choose: { defaultMessage: 'Choose from files', description: 'Button that opens the pictures' },
    chooseSeveral: {
      defaultMessage: 'Choose several from files',
      description: 'Button that opens the pictures, for all shots of a step at once',
    },
    retake: { defaultMessage: 'Retake', description: 'Button on a photo: take it again' },
    anyway: {
      defaultMessage: 'Use anyway',
      description: 'Button: keep a photo that could be better',
    },
    another: { defaultMessage: 'Add photo', description: 'Button: one more photo' },
    optional: { defaultMessage: 'Optional', description: 'On a shot that is not needed' },
    preparing: {
      defaultMessage: 'Preparing photo',
      description: 'While a photo is prepared',
    },
    waiting: { defaultMessage: 'Waiting to be sent', description: 'State of a photo' },
    sent: { defaultMessage: 'Sent', description: 'State of a photo' },
    refused: { defaultMessage: 'Not accepted', description: 'State of a photo' },
  }),
  ...defineMessages<{ underWay: { share: string } }>({
    underWay: {
      defaultMessage: 'Sending, {share} done',
      description: 'State of a photo; share is a percentage such as 40%',
    },
  }),
  ...defineMessages<{
    takeOf: { shot: string };
    retakeOf: { shot: string };
    anywayOf: { shot: string };
    removeOf: { shot: string };
    photoOf: { shot: string };
  }>({
    takeOf: {
      defaultMessage: 'Take photo: {shot}',
      description: 'Read out for the button that opens the camera for one shot, such as Front',
    },
    retakeOf: {
      defaultMessage: 'Retake: {shot}',
      description: 'Read out for the button that takes one shot again',
    },
    anywayOf: {
      defaultMessage: 'Use anyway: {shot}',
      description: 'Read out for the button that keeps a photo that could be better',
    },
    removeOf: {
      defaultMessage: 'Remove: {shot}',
      description: 'Read out for the bin on a photo',
    },
    photoOf: { defaultMessage: 'Your photo: {shot}', description: 'Read out for a photo' },
  }),
};

/** What is wrong with a photo, by problem code of the phone or of the server. */
const problems = defineMessages({
  image: {
    defaultMessage: 'This isn’t a photo. Take it again, or choose a JPEG or PNG file.',
    description: 'A chosen file is no picture',
  },
  empty: {
    defaultMessage: 'This file is empty. Please take the photo again.',
    description: 'A chosen file has no content',
  },
  unsupported: {
    defaultMessage:
      'This image format isn’t supported. Take the photo again with the camera on this page.',
    description: 'A chosen picture is of a kind that the phone cannot decode',
  },
  large: {
    defaultMessage: 'This photo is too large. Please take it again.',
    description: 'A chosen picture is too large to send',
  },
  kept: {
    defaultMessage: 'The photo could not be saved on this phone. Please try again.',
    description: 'The phone refused to keep a photo',
  },
  other: {
    defaultMessage: 'This photo was not accepted. Please take it again.',
    description: 'The server refused a photo for a reason we do not know',
  },
});

export function problemMessage(code: string) {
  switch (code) {
    case 'NOT_AN_IMAGE':
    case 'TRUNCATED_IMAGE':
    case 'UNSUPPORTED_MEDIA_TYPE':
    case 'INVALID_FORMAT':
      return problems.image;
    case 'EMPTY_FILE':
      return problems.empty;
    case 'UNSUPPORTED_IMAGE':
      return problems.unsupported;
    case 'TOO_LARGE':
    case 'IMAGE_TOO_LARGE':
    case 'FILE_TOO_LARGE':
    case 'PAYLOAD_TOO_LARGE':
      return problems.large;
    case 'NOT_KEPT':
      return problems.kept;
    default:
      return problems.other;
  }
}
