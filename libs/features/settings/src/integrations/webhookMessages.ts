import type { WebhookDeliveryState, WebhookEventType } from '@forecourt/contract';
import { defineMessages } from 'react-intl';

export const webhookMessages = defineMessages({
  webhooks: { defaultMessage: 'Webhooks', description: 'Heading and name of a list' },
  webhooksText: {
    defaultMessage:
      'We tell your systems as soon as something happens, with IDs only. Failed deliveries are retried for a day.',
    description: 'Under the heading Webhooks',
  },
  add: { defaultMessage: 'Add webhook', description: 'Button: opens a form, and sends it' },
  empty: { defaultMessage: 'No webhooks', description: 'The branch has no webhook' },
  emptyText: {
    defaultMessage:
      'Add the address of a system that should know at once, such as when a report is complete or an offer is accepted.',
    description: 'Under "No webhooks"',
  },
  on: { defaultMessage: 'On', description: 'Badge: the webhook is told of events' },
  off: { defaultMessage: 'Off', description: 'Badge: the webhook is told of nothing' },
  failing: { defaultMessage: 'Failing', description: 'Badge: deliveries to the webhook fail' },
  deliveries: { defaultMessage: 'Deliveries', description: 'Button: shows what was sent' },
  pause: { defaultMessage: 'Turn off', description: 'Button: of a webhook' },
  resume: { defaultMessage: 'Turn on', description: 'Button: of a webhook' },
  rotate: { defaultMessage: 'Replace secret', description: 'Button: of a webhook' },
  askRotate: { defaultMessage: 'Replace the secret?', description: 'Title of a question' },
  askRotateText: {
    defaultMessage:
      'You get a new secret. For one day, deliveries are signed with both, so you can switch without missing any.',
    description: 'Under that question',
  },
  remove: { defaultMessage: 'Remove', description: 'Button: of a webhook' },
  askRemove: { defaultMessage: 'Remove this webhook?', description: 'Title of a question' },
  newWebhook: { defaultMessage: 'New webhook', description: 'Title of a form' },
  url: { defaultMessage: 'URL', description: 'Label of a field' },
  urlHint: {
    defaultMessage: 'Starts with https:// and is reachable from the internet',
    description: 'Under the field URL',
  },
  address: {
    defaultMessage: 'Enter a public address that starts with https://',
    description: 'The field URL is wrong',
  },
  events: { defaultMessage: 'Events', description: 'Names a group of checkboxes' },
  chooseEvents: { defaultMessage: 'Choose at least one event', description: 'None is checked' },
  copySecret: { defaultMessage: 'Copy your signing secret', description: 'Title of a dialog' },
  copySecretText: {
    defaultMessage: 'It’s shown only once. Check each delivery’s signature with it.',
    description: 'Under the title Copy your signing secret',
  },
  copy: { defaultMessage: 'Copy secret', description: 'Button' },
  secret: { defaultMessage: 'Signing secret', description: 'Spoken name of the secret' },
  full: {
    defaultMessage: 'A branch can have 20 webhooks. Remove one first.',
    description: 'No further webhook is possible',
  },
  test: { defaultMessage: 'Send test event', description: 'Button' },
  refresh: { defaultMessage: 'Refresh', description: 'Button: loads the deliveries again' },
  again: { defaultMessage: 'Send again', description: 'Button: of a delivery' },
  noDeliveries: { defaultMessage: 'Nothing sent yet', description: 'There is no delivery' },
  testEvent: { defaultMessage: 'Test', description: 'Name of an event' },
  answer: { defaultMessage: 'Response', description: 'Opens the response of a receiver' },
  close: { defaultMessage: 'Close', description: 'Button: closes the deliveries' },
});

export const eventNames = defineMessages<WebhookEventType>({
  'request.status_changed': {
    defaultMessage: 'Request status changed',
    description: 'Event that a webhook is told of',
  },
  'report.completed': {
    defaultMessage: 'Report completed',
    description: 'Event that a webhook is told of',
  },
  'offer.made': { defaultMessage: 'Offer made', description: 'Event that a webhook is told of' },
  'offer.accepted': {
    defaultMessage: 'Offer accepted',
    description: 'Event that a webhook is told of',
  },
  'offer.declined': {
    defaultMessage: 'Offer declined',
    description: 'Event that a webhook is told of',
  },
  'auction.ended': {
    defaultMessage: 'Auction ended',
    description: 'Event that a webhook is told of',
  },
  'message.received': {
    defaultMessage: 'Message received',
    description: 'Event that a webhook is told of',
  },
});

export const stateNames = defineMessages<WebhookDeliveryState>({
  PENDING: { defaultMessage: 'Pending', description: 'State of a delivery to a webhook' },
  DELIVERED: { defaultMessage: 'Delivered', description: 'State of a delivery to a webhook' },
  FAILED: { defaultMessage: 'Failed', description: 'State of a delivery to a webhook' },
});

/** Texts with values in them. */
export const webhookPhrases = defineMessages<{
  deliveriesTo: { host: string };
  deliveriesOf: { host: string };
  rotateOne: { host: string };
  removeOne: { host: string };
  pauseOne: { host: string };
  resumeOne: { host: string };
  removeText: { host: string };
  attempts: { count: number };
  duration: { count: number };
}>({
  deliveriesTo: {
    defaultMessage: 'Latest deliveries to {host}',
    description: 'Title of a dialog, and name of a list',
  },
  deliveriesOf: {
    defaultMessage: 'Deliveries to {host}',
    description: 'Names the button Deliveries',
  },
  rotateOne: {
    defaultMessage: 'Replace secret of {host}',
    description: 'Names the button Replace secret',
  },
  removeOne: { defaultMessage: 'Remove {host}', description: 'Names the button Remove' },
  pauseOne: { defaultMessage: 'Turn off {host}', description: 'Names the button Turn off' },
  resumeOne: { defaultMessage: 'Turn on {host}', description: 'Names the button Turn on' },
  removeText: {
    defaultMessage: '{host} gets no more events, and its deliveries are deleted.',
    description: 'Under the question "Remove this webhook?"',
  },
  attempts: {
    defaultMessage: '{count, plural, one {# attempt} other {# attempts}}',
    description: 'Beside a delivery',
  },
  duration: { defaultMessage: '{count} ms', description: 'How long a receiver took' },
});
