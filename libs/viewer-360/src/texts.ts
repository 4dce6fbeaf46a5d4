/** Every text that the viewer shows or announces. */
export interface ViewerTexts {
  /** Name of the whole viewer, and of its angle slider. */
  label: string;
  /** The overlay that explains how to use it. */
  intro: string;
  loading: (percent: number) => string;
  ready: string;
  /** Nothing could be loaded. */
  failed: string;
  retry: string;
  /** The angle as announced, 0 … 359. */
  angle: (degrees: number) => string;
  play: string;
  pause: string;
  /** Button for the mode in which dragging moves the zoomed picture. */
  pan: string;
  zoomIn: string;
  zoomOut: string;
  /** Must contain the letters HD, which the button shows. */
  hd: string;
  hdReady: string;
  fullscreen: string;
  /** Name of the group of buttons. */
  controls: string;
  /** Name of the strip of small pictures. */
  thumbnails: string;
  closeHotspot: string;
  /** Link of a hotspot with an address. */
  openHotspot: string;
}

/** The texts in en-US. */
export const defaultTexts: ViewerTexts = {
  label: '360 view',
  intro: 'Drag left or right',
  loading: (percent) => `Loading ${percent}%`,
  ready: '360 view is ready',
  failed: 'No pictures to show',
  retry: 'Try again',
  angle: (degrees) => `${degrees} degrees`,
  play: 'Play',
  pause: 'Pause',
  pan: 'Move picture',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  hd: 'HD, high resolution',
  hdReady: 'High resolution is ready',
  fullscreen: 'Full screen',
  controls: 'View controls',
  thumbnails: 'Angles',
  closeHotspot: 'Close',
  openHotspot: 'Details',
};
