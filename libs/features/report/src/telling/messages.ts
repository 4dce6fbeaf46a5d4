import { defineMessages } from 'react-intl';

/** Texts about telling the customer a conclusion. */
export const tellingMessages = defineMessages({
  noAddress: {
    defaultMessage:
      'There is no phone number or email address to send this to. Copy the link afterwards and pass it on.',
    description: 'Before a conclusion is given: the customer cannot be reached by a message',
  },
  later: {
    defaultMessage:
      'Sent in 24 hours, when the conclusion can no longer be undone. You can also send it right away.',
    description: 'Before a conclusion is given, below the message to the customer',
  },
  conclude: {
    defaultMessage: 'Confirm',
    description: 'Button that gives the conclusion of a claim or an inspection',
  },
  ways: {
    defaultMessage: 'Ways to tell the customer',
    description: 'Names the buttons that tell the customer the conclusion',
  },
  tellNow: {
    defaultMessage: 'Tell now',
    description: 'Button: sends the customer the message about the conclusion without waiting',
  },
  drop: {
    defaultMessage: 'Don’t tell',
    description: 'Button: the customer gets no message about the conclusion',
  },
  notTold: {
    defaultMessage: 'The customer hasn’t been told.',
    description: 'State of a conclusion: staff chose to send no message',
  },
  sending: {
    defaultMessage: 'Telling the customer…',
    description: 'State of a conclusion: its message is on its way',
  },
  toldBySms: {
    defaultMessage: 'Customer told · sent by text message',
    description: 'State of a conclusion; the time follows',
  },
  toldByEmail: {
    defaultMessage: 'Customer told · sent by email',
    description: 'State of a conclusion; the time follows',
  },
  delivered: {
    defaultMessage: 'Customer told · delivered by text message',
    description: 'State of a conclusion: its message reached the phone; the time follows',
  },
  opened: {
    defaultMessage: 'Opened',
    description: 'The customer has read the conclusion; the time follows',
  },
  notOpened: {
    defaultMessage: 'Not opened yet',
    description: 'The customer has not read the conclusion',
  },
  byHand: {
    defaultMessage:
      'No message was sent. The page behind the customer’s link shows the conclusion.',
    description: 'State of a conclusion: the link was copied, or there is no address to send it to',
  },
  toSettings: { defaultMessage: 'Open Settings', description: 'Link to the countries for SMS' },
  sendSms: {
    defaultMessage: 'Send by text message',
    description: 'Button: tells the customer the conclusion by SMS',
  },
  sendEmail: {
    defaultMessage: 'Send by email',
    description: 'Button: tells the customer the conclusion by email',
  },
  sendAgain: {
    defaultMessage: 'Send again',
    description: 'Button: tells the customer the conclusion once more, the same way',
  },
  copyLink: {
    defaultMessage: 'Copy link',
    description: 'Button: copies the link to the page with the conclusion',
  },
  copied: {
    defaultMessage: 'Link copied. Pass it on to the customer only.',
    description: 'The link to the page with the conclusion is on the clipboard',
  },
  notCopied: {
    defaultMessage:
      'Your browser didn’t allow copying. Copy the link here, and pass it on to the customer only.',
    description: 'Above the link to the page with the conclusion',
  },
});

export const tellingPhrases = defineMessages<{
  title: { conclusion: string };
  getsSms: { name: string };
  getsEmail: { name: string };
  tell: { name: string };
  planned: { time: string };
}>({
  title: {
    defaultMessage: 'Conclusion: {conclusion}',
    description: 'Title of the dialog before a conclusion is given',
  },
  getsSms: {
    defaultMessage: '{name} will get an SMS:',
    description: 'Above the text of the message about a conclusion',
  },
  getsEmail: {
    defaultMessage: '{name} will get an email:',
    description: 'Above the text of the message about a conclusion',
  },
  tell: {
    defaultMessage: 'Tell {name}',
    description: 'Checkbox: whether the customer gets the message about the conclusion',
  },
  planned: {
    defaultMessage: 'The customer will be told on {time}.',
    description: 'State of a conclusion: its message waits until it can no longer be undone',
  },
});
