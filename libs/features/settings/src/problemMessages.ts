import { defineMessages } from 'react-intl';
import type { FieldProblem } from './draft/validate.ts';

export const problemMessages = defineMessages<FieldProblem>({
  missing: {
    defaultMessage: 'Please fill this in',
    description: 'A field of the settings is empty',
  },
  email: {
    defaultMessage: 'This email address is not valid',
    description: 'A field of the settings is no email address',
  },
  address: {
    defaultMessage: 'Enter an address that starts with https:// or /',
    description: 'A field of the settings is no web address',
  },
  dialCode: {
    defaultMessage: 'Choose a country code',
    description: 'A field of the settings is no dial code',
  },
  width: {
    defaultMessage: 'Enter a width from 40 to 320 pixels',
    description: 'The width of the logo is out of bounds',
  },
  foreignAddress: {
    defaultMessage: 'Web and email addresses aren’t allowed here until your business is verified',
    description: 'A text of the settings holds an address, and the partner is not verified',
  },
  country: {
    defaultMessage: 'SMS can’t be sent to one of these countries',
    description: 'A country of the settings is not among those of the operator',
  },
  allOff: {
    defaultMessage: 'Keep at least one section',
    description: 'Every section of a flow is off, which cannot be published',
  },
  mask: {
    defaultMessage: 'Use #, A or * at least once, and no spaces at the ends',
    description: 'The pattern of a number has nothing that differs between numbers',
  },
  placeholder: {
    defaultMessage: 'Nothing is filled in here: customers would see the braces. Remove them.',
    description: 'A text of the settings has something in braces that is not filled in',
  },
  link: {
    defaultMessage: 'Insert the link. Without it, customers can’t get to their page.',
    description: 'A message of the settings has no link; a button below inserts it',
  },
  template: {
    defaultMessage: 'Enter a Content SID: HX and 32 digits or letters from a to f',
    description: 'A field of the settings is no id of a WhatsApp template',
  },
  tooLong: { defaultMessage: 'This text is too long', description: 'A text of the settings' },
  refused: {
    defaultMessage: 'The server rejected this. Please check it.',
    description: 'A field of the settings was refused for a reason we do not know',
  },
});
