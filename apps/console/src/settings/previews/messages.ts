import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  invite: { defaultMessage: 'Invite page', description: 'Names a preview in the settings' },
  capture: { defaultMessage: 'Capture page', description: 'Names a preview in the settings' },
  offer: { defaultMessage: 'Owner’s offer', description: 'Names a preview in the settings' },
  dealer: { defaultMessage: 'Dealer page', description: 'Names a preview in the settings' },
  requests: { defaultMessage: 'Request list', description: 'Names a preview in the settings' },
});

/** Texts of a step in the preview of the capture page. */
export const captureMessages = defineMessages({
  place: { defaultMessage: 'Outside · Step 3 of 12', description: 'Preview of the capture page' },
  hint: {
    defaultMessage: 'From the front, straight on, with the whole car in the photo.',
    description: 'Preview of the capture page: what to do on a step',
  },
  take: { defaultMessage: 'Take photo', description: 'Preview of the capture page: a button' },
  skip: { defaultMessage: 'Skip for now', description: 'Preview of the capture page: a button' },
  sent: { defaultMessage: 'All sent', description: 'Preview of the capture page: all is sent' },
});
