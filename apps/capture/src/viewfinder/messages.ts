import { defineMessages, type MessageDescriptor } from 'react-intl';
import type { CameraProblem } from '../camera/camera.ts';
import type { SettingsPath } from '../camera/settingsPath.ts';

export const viewfinderMessages = {
  ...defineMessages({
    close: { defaultMessage: 'Close the camera', description: 'Button of a cross' },
    opening: {
      defaultMessage: 'Starting the camera. Allow it if asked.',
      description: 'While the camera starts',
    },
    keeping: { defaultMessage: 'One moment…', description: 'While a photo is made ready' },
    sideways: {
      defaultMessage: 'Turn your phone sideways to fit the whole car.',
      description: 'Over the camera picture, for photos of the whole car',
    },
    files: { defaultMessage: 'Files', description: 'Short label: choose a picture from files' },
    app: { defaultMessage: 'Camera app', description: 'Short label: the phone’s own camera' },
    lightOn: { defaultMessage: 'Turn the light on', description: 'Button: the phone’s light' },
    lightOff: { defaultMessage: 'Turn the light off', description: 'Button: the phone’s light' },
    retake: { defaultMessage: 'Retake', description: 'Button: take a photo again' },
    anyway: { defaultMessage: 'Use anyway', description: 'Button: keep a photo as it is' },
    failed: {
      defaultMessage: 'The photo could not be saved. Please try again.',
      description: 'A photo was taken and something went wrong',
    },
    useApp: {
      defaultMessage: 'Take it with your camera app',
      description: 'Button: where the page cannot use the camera itself',
    },
    useFiles: { defaultMessage: 'Choose from files', description: 'Button: a picture from files' },
    tryAgain: { defaultMessage: 'Try the camera again', description: 'Button' },
    howTitle: {
      defaultMessage: 'How to allow the camera',
      description: 'Heading above the way to the settings',
    },
  }),
  ...defineMessages<{
    shutter: { shot: string };
    place: { at: number; count: number };
  }>({
    shutter: { defaultMessage: 'Take photo: {shot}', description: 'Read out for the shutter' },
    place: {
      defaultMessage: '{at, number} of {count, number}',
      description: 'Which of several photos is being taken',
    },
  }),
};

/** Why there is no picture, and that this is no obstacle. */
export const problemMessages: Record<
  CameraProblem,
  { title: MessageDescriptor; text: MessageDescriptor }
> = {
  denied: defineMessages({
    title: { defaultMessage: 'The camera is blocked for this page', description: 'Title' },
    text: {
      defaultMessage: 'You can continue without it. Your phone’s camera app works just as well.',
      description: 'Below the title, where the camera is blocked',
    },
  }),
  none: defineMessages({
    title: { defaultMessage: 'Camera not available', description: 'Title' },
    text: {
      defaultMessage: 'This browser doesn’t share the camera. Use your phone’s camera app instead.',
      description: 'Below the title, as in the browser inside a message app',
    },
  }),
  busy: defineMessages({
    title: { defaultMessage: 'The camera did not start', description: 'Title' },
    text: {
      defaultMessage:
        'Another app may be using it. Close that app and try again, or take the photo with your camera app.',
      description: 'Below the title, where the camera is in use',
    },
  }),
};

/** The way to the settings, step by step, in the words that the browser itself uses. */
export const settingsMessages: Record<SettingsPath, readonly MessageDescriptor[]> = {
  ios: Object.values(
    defineMessages({
      menu: {
        defaultMessage: 'Tap the page menu at the left of the address bar.',
        description: 'Allowing the camera on an iPhone, step 1',
      },
      website: {
        defaultMessage: 'Open “Website Settings”.',
        description: 'Allowing the camera on an iPhone, step 2: as Safari names it',
      },
      allow: {
        defaultMessage: 'Set “Camera” to “Allow” and come back here.',
        description: 'Allowing the camera on an iPhone, step 3: as Safari names it',
      },
    }),
  ),
  android: Object.values(
    defineMessages({
      menu: {
        defaultMessage: 'Tap the icon at the left of the address bar.',
        description: 'Allowing the camera on Android, step 1',
      },
      permissions: {
        defaultMessage: 'Open “Permissions”.',
        description: 'Allowing the camera on Android, step 2: as Chrome names it',
      },
      allow: {
        defaultMessage: 'Turn “Camera” on and come back here.',
        description: 'Allowing the camera on Android, step 3: as Chrome names it',
      },
    }),
  ),
  other: Object.values(
    defineMessages({
      settings: {
        defaultMessage: 'Open your browser’s settings for this page.',
        description: 'Allowing the camera in any browser, step 1',
      },
      allow: {
        defaultMessage: 'Allow the camera and come back here.',
        description: 'Allowing the camera in any browser, step 2',
      },
    }),
  ),
};
