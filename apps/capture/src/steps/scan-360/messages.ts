import { defineMessages } from 'react-intl';

export const scanMessages = {
  ...defineMessages({
    record: { defaultMessage: 'Record video', description: 'Button that opens the video camera' },
    choose: { defaultMessage: 'Choose a video', description: 'Button that opens the videos' },
    photos: { defaultMessage: 'Use photos instead', description: 'Button: no video but photos' },
    video: { defaultMessage: 'Use a video instead', description: 'Button: no photos but a video' },
    again: { defaultMessage: 'Record again', description: 'Button: another video' },
    remove: { defaultMessage: 'Remove', description: 'Button: take the scan back' },
    poster: { defaultMessage: 'First view of your scan', description: 'Read out for the poster' },
    tooShort: {
      defaultMessage: 'This video is too short. Record one walk around the whole car.',
      description: 'A chosen video lasts a moment only',
    },
    unreadable: {
      defaultMessage:
        'This phone can’t read the video. Record it again, or use photos taken all around the car.',
      description: 'A chosen video cannot be decoded',
    },
    refused: {
      defaultMessage: 'The scan was not accepted. Please record it again.',
      description: 'The server refused a scan',
    },
    addPhoto: {
      defaultMessage: 'Take next photo',
      description: 'Button: one more photo of a scan',
    },
    addFiles: {
      defaultMessage: 'Choose photos',
      description: 'Button: photos of a scan from files',
    },
    finish: {
      defaultMessage: 'Use these photos',
      description: 'Button: the scan has all its photos',
    },
  }),
  ...defineMessages<{
    next: { side: string };
    working: { percent: number };
    ready: { frames: number };
    sending: { sent: number; frames: number };
    photoHint: { count: number };
    count: { taken: number; needed: number };
  }>({
    next: { defaultMessage: 'Next: {side}', description: 'Which photo of a scan comes next' },
    working: {
      defaultMessage: 'Getting pictures from the video: {percent, number, ::percent}',
      description: 'While frames are taken out of the video',
    },
    ready: {
      defaultMessage: '{frames, plural, one {# view} other {# views}} around the car',
      description: 'Below the poster of a scan',
    },
    sending: {
      defaultMessage: '{sent, number} of {frames, number} sent',
      description: 'Progress of a scan’s pictures',
    },
    photoHint: {
      defaultMessage: 'Take at least {count, number} photos as you walk once around the car.',
      description: 'Explains a scan made of photos',
    },
    count: {
      defaultMessage: '{taken, number} of at least {needed, number}',
      description: 'How many photos of a scan there are',
    },
  }),
};
