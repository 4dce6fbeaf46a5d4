import { defineMessages } from 'react-intl';

/** Texts of the request panel. The first three are verbatim (spec §5), and 'copied' (spec §8). */
export const messages = defineMessages({
  missing: {
    defaultMessage: 'Please fill out all the fields',
    description: 'A field of the request form is empty or too long',
  },
  badPhone: {
    defaultMessage: 'This phone number is not valid',
    description: 'The phone number is no mobile number of any country',
  },
  badEmail: {
    defaultMessage: 'This email address is not valid',
    description: 'The email address does not have the form of one',
  },
  smsOn: { defaultMessage: 'SMS enabled', description: 'Names a group in the list of countries' },
  smsOff: {
    defaultMessage: 'SMS not enabled',
    description: 'Names a group in the list of countries',
  },
  countryOff: {
    defaultMessage: 'SMS isn’t enabled for this country. Send the request by email.',
    description: 'Under a phone number whose country is not among those of the settings',
  },
  countryOffOnly: {
    defaultMessage: 'SMS isn’t enabled for this country.',
    description: 'Under a phone number whose country is not among those of the settings',
  },
  toSettings: {
    defaultMessage: 'Add it in Settings',
    description: 'Link to the countries for SMS, after a sentence that names one',
  },
  countryNotAllowed: {
    defaultMessage: 'SMS isn’t enabled for this country. An administrator can add it in Settings.',
    description: 'The country of the phone number is not among those of the settings',
  },
  nameWithAddress: {
    defaultMessage: 'A name can’t contain a web or email address',
    description: 'The name of a customer looks like the address of a site',
  },
  hiddenName: {
    defaultMessage: 'This name has hidden characters. Type it again.',
    description: 'The name of a customer has control characters or marks that turn text around',
  },
  copied: {
    defaultMessage: 'Request link copied to clipboard',
    description: 'Toast after copying the share link',
  },
  copyRefused: {
    defaultMessage: 'The browser refused to copy the link. Copy it by hand.',
    description: 'Toast: the browser does not allow copying',
  },
  ways: {
    defaultMessage: 'How to send the request',
    description: 'Names the choice of phone, email and link',
  },
  phone: { defaultMessage: 'Phone', description: 'Way to send a request: by SMS' },
  phoneHint: {
    defaultMessage: 'The customer gets an SMS with a link',
    description: 'What sending by phone does',
  },
  phoneHintWhatsapp: {
    defaultMessage: 'The customer gets a link by SMS or WhatsApp',
    description: 'What sending by phone does',
  },
  email: { defaultMessage: 'Email', description: 'Way to send a request: by email' },
  emailHint: {
    defaultMessage: 'The customer gets an email with a link',
    description: 'What sending by email does',
  },
  link: { defaultMessage: 'Link', description: 'Way to send a request: by a link to share' },
  linkHint: {
    defaultMessage: 'Share it yourself; the customer enters a phone number',
    description: 'What the share link is for',
  },
  linkOff: {
    defaultMessage: 'Needs SMS, which isn’t set up',
    description: 'Instead of what the share link is for, where no SMS can be sent',
  },
  linkOffText: {
    defaultMessage:
      'The link’s page texts the customer their report. Send an email instead, or ask an administrator to set up SMS.',
    description: 'Instead of the share link, where no SMS can be sent',
  },
  name: { defaultMessage: 'Customer name', description: 'Field of the request form' },
  number: { defaultMessage: 'Phone number', description: 'Field of the request form' },
  address: { defaultMessage: 'Email address', description: 'Field of the request form' },
  sendSms: { defaultMessage: 'Send SMS', description: 'Button that sends a request by SMS' },
  sendWhatsapp: {
    defaultMessage: 'Send by WhatsApp',
    description: 'Button that sends a request by WhatsApp',
  },
  sendBy: { defaultMessage: 'Send by', description: 'Names the choice of SMS or WhatsApp' },
  sms: { defaultMessage: 'SMS', description: 'Way to send a request to a phone number' },
  whatsapp: { defaultMessage: 'WhatsApp', description: 'Way to send a request to a phone number' },
  sendEmail: {
    defaultMessage: 'Send email',
    description: 'Button that sends a request by email',
  },
  copy: { defaultMessage: 'Copy link', description: 'Button that copies the share link' },
  shareLink: { defaultMessage: 'Request link', description: 'Names the share link' },
  openIt: { defaultMessage: 'Open it', description: 'Link to the open request of a customer' },
  resend: { defaultMessage: 'Resend', description: 'Button: sends the open request again' },
  sendAnyway: {
    defaultMessage: 'Send anyway',
    description: 'Button: sends a customer another request though they have an open one',
  },
  foundHint: {
    defaultMessage: 'Open it, resend it, or send another one anyway.',
    description: 'Below: Emma Evans has an open request from 3 days ago',
  },
  sentToo: {
    defaultMessage: 'Yours has been sent. Check whether both are needed.',
    description: 'Below: CL-004211 has another open request',
  },
  openOther: {
    defaultMessage: 'Open the other request',
    description: 'Link to an open request of a customer who has no name',
  },
  done: { defaultMessage: 'Done', description: 'Button: closes the request form' },
  many: {
    defaultMessage: 'Send to many…',
    description: 'Link: opens the dialog that sends requests to the customers of a file',
  },
  contextFailed: {
    defaultMessage: 'The settings of this branch could not be loaded',
    description: 'The request panel cannot be shown',
  },
});

/** What a field says while it is empty or too long. */
export const missingMessages = defineMessages({
  name: {
    defaultMessage: 'Enter the customer’s name',
    description: 'At the name of the request form, when it is empty',
  },
  phone: {
    defaultMessage: 'Enter a mobile number',
    description: 'At the phone number of the request form, when it is empty',
  },
  email: {
    defaultMessage: 'Enter an email address',
    description: 'At the email address of the request form, when it is empty',
  },
});

/** Texts with a name in them. */
export const sentences = defineMessages<{
  sent: { name: string };
  resent: { name: string };
  found: { name: string; ago: string };
  sameClaim: { number: string };
  foundClaim: { number: string };
}>({
  foundClaim: {
    defaultMessage: 'Claim number {number}.',
    description: 'Below: Emma Evans has an open request from 3 days ago',
  },
  sameClaim: {
    defaultMessage: '{number} has another open request',
    description: 'After a request was sent; number is the claim number that both have',
  },
  resent: {
    defaultMessage: 'Resending to {name}',
    description: 'Toast after the open request of a customer was sent again',
  },
  found: {
    defaultMessage: '{name} has an open request from {ago}',
    description: 'Before a customer gets a second request; ago is such as 3 days ago',
  },
  sent: {
    defaultMessage: 'Request on its way to {name}',
    description: 'Toast after a request was sent; name is the customer',
  },
});

/** Why sending failed. */
export const failures = defineMessages({
  network: {
    defaultMessage: 'No connection. Your input is saved. Try again in a moment.',
    description: 'Sending a request failed: the server was not reached or did not answer in time',
  },
  forbidden: {
    defaultMessage: 'You can’t send requests for this branch.',
    description: 'Sending a request failed: the role does not allow it',
  },
  notVerified: {
    defaultMessage: 'Verify your email first with the link we sent you. Your input is saved.',
    description:
      'Sending a request failed: the founder of the business has not verified their email',
  },
  rateLimited: {
    defaultMessage: 'Too many requests at once. Try again in a minute.',
    description: 'Sending a request failed: the server asks to wait',
  },
  address: {
    defaultMessage:
      'Your text contains a web or email address. Until your business is verified, messages can only contain our link.',
    description: 'Sending a request failed: an address in the text of the settings',
  },
  channelOff: {
    defaultMessage: 'This way of sending is turned off. Reload the page to see what’s available.',
    description: 'Sending a request failed: no provider for SMS or email is set on the server',
  },
  storageFull: {
    defaultMessage:
      'The server is full and can’t save this. Your input is saved. Contact your server administrator.',
    description: 'Sending a request failed: the disk of the server is full',
  },
  unexpected: {
    defaultMessage: 'The request could not be sent. Your input is saved.',
    description: 'Sending a request failed for any other reason',
  },
});
