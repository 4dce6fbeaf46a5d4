import { defineMessages } from 'react-intl';

export const barcodeMessages = defineMessages({
  scan: {
    defaultMessage: 'Scan barcode',
    description: 'Button, and title of the camera: reads the VIN from its barcode',
  },
  fromPhoto: {
    defaultMessage: 'From a photo',
    description: 'Button: reads the VIN from the barcode in a photo',
  },
  scanPhoto: {
    defaultMessage: 'Read the barcode from a photo',
    description: 'Button, where the page has no camera: reads the VIN',
  },
  looking: {
    defaultMessage: 'Fit the barcode beside the VIN into the frame and hold still.',
    description: 'Below the camera picture while a barcode is looked for',
  },
  other: {
    defaultMessage: 'That barcode isn’t a VIN. Look for one beside 17 letters and digits.',
    description: 'A barcode was read that holds something else',
  },
  failed: {
    defaultMessage: 'The scanner couldn’t be loaded. Try again online, or type the number.',
    description: 'The code that reads barcodes could not be loaded',
  },
  reading: { defaultMessage: 'Reading the photo…', description: 'While a barcode is looked for' },
  read: {
    defaultMessage: 'Read from the barcode',
    description: 'Below the VIN field: the number was not typed',
  },
  none: {
    defaultMessage:
      'No barcode found in this photo. Get close, hold your phone parallel to the barcode, and avoid glare. You can also type the number.',
    description: 'Below the VIN field, after a photo was chosen',
  },
});
