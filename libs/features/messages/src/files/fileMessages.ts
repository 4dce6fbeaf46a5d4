import { defineMessages } from 'react-intl';

const words = defineMessages({
  chosen: {
    defaultMessage: 'Files to send',
    description: 'Names the row of photos and PDF files chosen for a message',
  },
  download: { defaultMessage: 'Download', description: 'Icon on a PDF file in a message' },
  preparing: {
    defaultMessage: 'Preparing…',
    description: 'Beside chosen files, while a photo is made smaller on the device',
  },
  drop: {
    defaultMessage: 'Drop photos or PDFs to attach them',
    description: 'Over a conversation, while files are dragged onto it',
  },
  tooMany: {
    defaultMessage: 'You can attach up to 10 files to a message.',
    description: 'More files were chosen than a message takes',
  },
  notAccepted: {
    defaultMessage: 'File not accepted',
    description: 'Under a photo that the server refused',
  },
  pdfNotAccepted: {
    defaultMessage: 'Not accepted. Remove its password, scripts, and embedded files.',
    description: 'Under a PDF file that the server refused',
  },
  lost: {
    defaultMessage: 'This file is no longer on your device. Edit the message and attach it again.',
    description: 'Under a file whose message could not be sent, since the device has lost it',
  },
});

const sentences = defineMessages<{
  photo: { name: string };
  remove: { name: string };
  sent: { name: string };
  open: { name: string };
  otherType: { name: string };
  unreadable: { name: string };
  empty: { name: string };
  tooLarge: { name: string };
  noRoom: { name: string };
}>({
  photo: {
    defaultMessage: 'Photo: {name}',
    description: 'Alternative text of a photo in a message',
  },
  remove: { defaultMessage: 'Remove {name}', description: 'Button on a chosen file' },
  sent: { defaultMessage: 'Sending {name}', description: 'Names the progress bar of a file' },
  open: {
    defaultMessage: 'Open photo: {name}',
    description: 'Button that shows a photo of a message over the whole window',
  },
  otherType: {
    defaultMessage: '{name} isn’t a photo or PDF.',
    description: 'A chosen file is not taken',
  },
  unreadable: {
    defaultMessage: '{name} can’t be opened in this browser. Save it as JPEG first.',
    description: 'A chosen photo, such as HEIC, is not taken',
  },
  empty: { defaultMessage: '{name} is empty.', description: 'A chosen file is not taken' },
  tooLarge: {
    defaultMessage: '{name} is too large. Photos can have up to 30 MB, PDFs up to 10 MB.',
    description: 'A chosen file is not taken',
  },
  noRoom: {
    defaultMessage: 'There’s no space left on your device for {name}.',
    description: 'A chosen file could not be kept until it is sent',
  },
});

/** Texts of photos and PDF files in messages. */
export const fileMessages = { ...words, ...sentences };
