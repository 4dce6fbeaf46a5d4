import { defineMessages } from 'react-intl';

/** Texts of the 360 viewer. */
export const scanMessages = defineMessages({
  label: { defaultMessage: '360 view', description: 'Name of the 360 viewer' },
  intro: {
    defaultMessage: 'Drag left or right',
    description: 'Over the 360 viewer, until it is touched',
  },
  ready: { defaultMessage: '360 view is ready', description: 'Spoken when all frames are there' },
  failed: { defaultMessage: 'No pictures to show', description: 'The 360 viewer has no frames' },
  retry: { defaultMessage: 'Try again', description: 'Button of the 360 viewer' },
  play: { defaultMessage: 'Play', description: 'Button that lets the car turn by itself' },
  pause: { defaultMessage: 'Pause', description: 'Button that stops the car turning' },
  pan: {
    defaultMessage: 'Move picture',
    description: 'Button of the 360 viewer: dragging then moves the zoomed picture',
  },
  zoomIn: { defaultMessage: 'Zoom in', description: 'Button of the 360 viewer' },
  zoomOut: { defaultMessage: 'Zoom out', description: 'Button of the 360 viewer' },
  hd: {
    defaultMessage: 'HD, high resolution',
    description: 'Button of the 360 viewer; it shows HD, which has to be in the text',
  },
  hdReady: {
    defaultMessage: 'High resolution is ready',
    description: 'Spoken when the sharp frames are there',
  },
  fullscreen: { defaultMessage: 'Full screen', description: 'Button of the 360 viewer' },
  controls: {
    defaultMessage: 'View controls',
    description: 'Name of the buttons of the 360 viewer',
  },
  thumbnails: {
    defaultMessage: 'Angles',
    description: 'Name of the strip of small pictures of the 360 viewer',
  },
  closeHotspot: { defaultMessage: 'Close', description: 'Closes a note on the car' },
  openHotspot: {
    defaultMessage: 'Details',
    description: 'Link in a note on the car, to the damage with its photos',
  },
});

/** Texts of the 360 viewer with a number in them. */
export const scanPhrases = defineMessages<{
  loading: { percent: number };
  angle: { degrees: number };
}>({
  loading: { defaultMessage: 'Loading {percent}%', description: 'Over the 360 viewer' },
  angle: {
    defaultMessage: '{degrees, plural, one {# degree} other {# degrees}}',
    description: 'From where one sees the car, spoken',
  },
});
