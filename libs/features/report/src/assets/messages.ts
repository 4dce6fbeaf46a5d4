import { defineMessages } from 'react-intl';

export const assetMessages = defineMessages({
  overview: {
    defaultMessage: 'Assets Overview',
    description: 'Header of all photos of a report in one list',
  },
  close: { defaultMessage: 'Close', description: 'Button that closes the full-screen view' },
  all: {
    defaultMessage: 'All photos',
    description: 'Names the row of small photos under the photo in full screen',
  },
  previous: { defaultMessage: 'Previous', description: 'Button to the photo before this one' },
  next: { defaultMessage: 'Next', description: 'Button to the photo after this one' },
  zoomIn: { defaultMessage: 'Zoom in', description: 'Button of the full-screen view' },
  zoomOut: { defaultMessage: 'Zoom out', description: 'Button of the full-screen view' },
  download: { defaultMessage: 'Download', description: 'Link that saves a photo' },
  failed: {
    defaultMessage: 'The photo did not load',
    description: 'In place of a photo in full screen',
  },
  retry: { defaultMessage: 'Retry', description: 'Button that loads a photo again' },
  loading: { defaultMessage: 'Loading the photos', description: 'Spoken while photos load' },
  notLoaded: {
    defaultMessage: 'The photos could not be loaded',
    description: 'In full screen, when the server did not answer',
  },
  gone: {
    defaultMessage: 'This photo is not in the report',
    description: 'In full screen, when the address names a photo that there is not',
  },
  showPhotos: {
    defaultMessage: 'Show photos',
    description:
      'Button where the photo of an address is not in the report: opens the first there is',
  },
});

export const assetPhrases = defineMessages<{
  place: { number: number; count: number };
  download: { name: string };
}>({
  download: {
    defaultMessage: 'Download {name}',
    description: 'Link that saves a photo, by what it shows',
  },
  place: {
    defaultMessage: '{number, number} of {count, number}',
    description: 'Which of how many photos is seen in full screen',
  },
});
