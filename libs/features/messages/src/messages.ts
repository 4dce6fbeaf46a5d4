import { defineMessages } from 'react-intl';

const words = defineMessages({
  allMessages: { defaultMessage: 'All Messages', description: 'Title of the message panel' },
  notices: {
    defaultMessage: 'Notify me of new messages',
    description: 'Button that turns the browser’s notifications on and off',
  },
  noticesBlocked: {
    defaultMessage: 'Notifications are blocked in this browser’s settings',
    description: 'In place of the button that turns notifications on',
  },
  search: {
    defaultMessage: 'Search by name',
    description: 'Placeholder of the panel’s search box',
  },
  none: { defaultMessage: 'No threads found', description: 'The list of conversations is empty' },
  noneText: {
    defaultMessage: 'Conversations with sellers and buyers appear here.',
    description: 'Under "No threads found"',
  },
  noMatchText: {
    defaultMessage: 'No seller or buyer matches this name.',
    description: 'Under "No threads found", after a search',
  },
  end: {
    defaultMessage: 'All threads loaded',
    description: 'Last line of the list of conversations',
  },
  unknownCar: {
    defaultMessage: 'Information missing',
    description: 'A car of which nothing is known',
  },
  unnamedBuyer: { defaultMessage: 'Unnamed buyer', description: 'In place of a buyer’s name' },
  unnamedSeller: { defaultMessage: 'Unnamed seller', description: 'In place of a seller’s name' },
  show: { defaultMessage: 'Show', description: 'Opens the message panel on a small screen' },
  hide: { defaultMessage: 'Hide', description: 'Closes the message panel on a small screen' },
  readOnly: {
    defaultMessage:
      'Your role lets you read this conversation but not reply. Ask an administrator to change it.',
    description: 'In place of the box a message is written in',
  },
  you: { defaultMessage: 'You', description: 'Writer of an own message whose name is not known' },
  staff: {
    defaultMessage: 'Colleague',
    description: 'Writer of a message from staff without a name',
  },
  unreadLine: { defaultMessage: 'New messages', description: 'Line where unread messages begin' },
  seen: { defaultMessage: 'Read', description: 'The other side has read up to this message' },
  jump: {
    defaultMessage: 'Jump to newest',
    description: 'Button that scrolls to the newest message',
  },
  loading: {
    defaultMessage: 'Loading messages',
    description: 'Read aloud while a conversation loads',
  },
  today: { defaultMessage: 'Today', description: 'Line above the messages of today' },
  yesterday: { defaultMessage: 'Yesterday', description: 'Line above the messages of yesterday' },
  start: {
    defaultMessage: 'This is the beginning of the conversation.',
    description: 'Above the first message of all',
  },
  olderFailed: {
    defaultMessage: 'Older messages could not be loaded',
    description: 'Above the oldest message that is shown',
  },
  firstTitle: {
    defaultMessage: 'No messages yet',
    description: 'A conversation nobody has written in',
  },
  failedTitle: {
    defaultMessage: 'The conversation could not be loaded',
    description: 'In place of a conversation',
  },
  goneTitle: {
    defaultMessage: 'Conversation not found',
    description: 'In place of a conversation that does not exist, or is another partner’s',
  },
  stale: {
    defaultMessage: 'No connection. New messages appear when you’re back online.',
    description: 'Above a conversation whose newest messages could not be fetched',
  },
  takeBack: {
    defaultMessage: 'Edit',
    description: 'Takes a message that was not sent back to edit it',
  },
  quick: { defaultMessage: 'Quick replies', description: 'Names the row of ready-made answers' },
  quickAvailable: {
    defaultMessage: 'Yes, the car is still available.',
    description: 'Ready-made answer to a buyer',
  },
  quickVisit: {
    defaultMessage: 'When would you like to come and see it?',
    description: 'Ready-made answer to a buyer',
  },
  quickPhotos: {
    defaultMessage: 'Could you send us a few more photos, please?',
    description: 'Ready-made answer to a seller',
  },
  quickSoon: {
    defaultMessage: 'Thank you. You will hear from us soon.',
    description: 'Ready-made answer to a seller or a buyer',
  },
  buyers: {
    defaultMessage: 'Conversations with buyers',
    description: 'Names the list of a car’s buyers',
  },
  noBuyersText: {
    defaultMessage: 'No buyer has asked about this car yet.',
    description: 'Under "No threads found" among a car’s buyers',
  },
  choose: {
    defaultMessage: 'Choose a conversation',
    description: 'Beside the list of a car’s buyers',
  },
  chooseText: {
    defaultMessage: 'Its messages open here.',
    description: 'Under "Choose a conversation"',
  },
  toReport: {
    defaultMessage: 'Back to the report',
    description: 'Leads from the conversation with a seller back to their car, on a phone',
  },
  back: {
    defaultMessage: 'All conversations',
    description: 'Leads from a conversation back to the list',
  },
  writeUnnamed: {
    defaultMessage: 'Write a message',
    description: 'Names the box a message is written in, until it is known to whom',
  },
  publicUntitled: {
    defaultMessage: 'Messages',
    description: 'Title of that page before it is known with whom',
  },
  publicSold: {
    defaultMessage: 'Sold',
    description: 'Badge beside the car of a buyer’s conversation',
  },
  publicLinkOver: {
    defaultMessage: 'This link is no longer valid',
    description:
      'In place of the conversation behind a link that was mistyped, revoked or is too old',
  },
  publicLinkOverText: {
    defaultMessage: 'Ask the sender for a new link.',
    description: 'Under "This link is no longer valid"',
  },
});

const sentences = defineMessages<{
  unread: { count: number };
  conversation: { name: string };
  write: { name: string };
  jumpNew: { count: number };
  firstText: { name: string };
  arrived: { name: string; text: string };
  you: { message: string };
  publicTitle: { partner: string };
  publicFirst: { partner: string };
}>({
  unread: {
    defaultMessage: '{count, plural, one {# unread} other {# unread}}',
    description: 'Beside the title of the message panel: how many conversations are unread',
  },
  conversation: {
    defaultMessage: 'Conversation with {name}',
    description: 'Names the messages for screen readers',
  },
  write: {
    defaultMessage: 'Write to {name}',
    description: 'Names the box a message is written in',
  },
  jumpNew: {
    defaultMessage: '{count, plural, one {# new message} other {# new messages}}',
    description: 'Button that scrolls to the newest message, when there are new ones below',
  },
  firstText: {
    defaultMessage: 'Write the first one. {name} gets an email or SMS.',
    description: 'Under "No messages yet"',
  },
  arrived: {
    defaultMessage: '{name}: {text}',
    description: 'Read aloud when a message arrives',
  },
  you: {
    defaultMessage: 'You: {message}',
    description: 'Newest message of a conversation, when staff wrote it',
  },
  publicTitle: {
    defaultMessage: 'Messages with {partner}',
    description: 'Title of the page on which a seller or buyer reads and answers',
  },
  publicFirst: {
    defaultMessage: 'Ask {partner} about your car, or wait for their message.',
    description: 'Where there are no messages yet',
  },
});

/** Texts of the inbox, of a conversation, and of the composer. */
export const messages = { ...words, ...sentences };
