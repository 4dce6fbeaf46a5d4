import { defineMessages } from 'react-intl';

/**
 * Texts about what a customer is asked to add, the same on phones and in the console. `more` is yes or
 * no: something besides photos.
 */
export const additionMessages = defineMessages<{
  needs: { partner: string; photos: number; more: string };
  waiting: { photos: number; more: string };
}>({
  needs: {
    defaultMessage:
      '{more, select, yes {{photos, plural, =0 {{partner} needs a few more details} one {{partner} needs # more photo and a few details} other {{partner} needs # more photos and a few details}}} other {{photos, plural, =0 {{partner} needs nothing more} one {{partner} needs # more photo} other {{partner} needs # more photos}}}}',
    description: 'What a customer is asked to add to a report; partner is the business that asks',
  },
  waiting: {
    defaultMessage:
      '{more, select, yes {{photos, plural, =0 {Waiting for a few more details} one {Waiting for # more photo and a few details} other {Waiting for # more photos and a few details}}} other {{photos, plural, =0 {Waiting for the customer to send} one {Waiting for # more photo} other {Waiting for # more photos}}}}',
    description: 'What staff wait for, of what a customer was asked to add to a report',
  },
});
