import { defineMessages, type IntlShape } from 'react-intl';

/** Background jobs by what they do, by the names of their queues. */
const queueNames = defineMessages({
  housekeeping: {
    defaultMessage: 'Cleanup',
    description: 'Background jobs on /system: delete what is kept no longer',
  },
  'media.findings': {
    defaultMessage: 'Damage detection',
    description: 'Background jobs on /system: look for damages on photos',
  },
  'media.sizes': {
    defaultMessage: 'Photo sizes',
    description: 'Background jobs on /system: prepare smaller pictures',
  },
  'request.inactivity': {
    defaultMessage: 'Inactive requests',
    description: 'Background jobs on /system: close requests on which nothing happens',
  },
  'request.batch': {
    defaultMessage: 'Requests to many',
    description: 'Background jobs on /system: send the requests of a list',
  },
  'message.send': {
    defaultMessage: 'Emails and SMS',
    description: 'Background jobs on /system: send messages',
  },
  'conclusion.tell': {
    defaultMessage: 'Conclusions of claims',
    description: 'Background jobs on /system: tell customers the conclusion',
  },
  'conversation.notice': {
    defaultMessage: 'Notices of unread messages',
    description: 'Background jobs on /system: tell the other side of a conversation',
  },
  'webhooks.deliver': {
    defaultMessage: 'Webhooks',
    description: 'Background jobs on /system: calls to other systems',
  },
  'account.digest': {
    defaultMessage: 'Digests',
    description: 'Background jobs on /system: emails that sum up the day',
  },
  'insights.weekly': {
    defaultMessage: 'Weekly figures',
    description: 'Background jobs on /system: emails with the figures of the week before',
  },
  'account.reset': {
    defaultMessage: 'Password links',
    description: 'Background jobs on /system: send links to choose a new password',
  },
  'privacy.files': {
    defaultMessage: 'Files to delete',
    description: 'Background jobs on /system: files of people who were erased',
  },
  'privacy.retention': {
    defaultMessage: 'Retention',
    description: 'Background jobs on /system: erase what partners keep no longer',
  },
  'auction.tick': {
    defaultMessage: 'Auctions',
    description: 'Background jobs on /system: end auctions, remind, let offers expire',
  },
  'dealer.link': {
    defaultMessage: 'Links for dealers',
    description: 'Background jobs on /system: send dealers the link to their page',
  },
});

/** What the jobs of a queue do; of a queue of another version its own name. */
export function queueName(queue: string, intl: Pick<IntlShape, 'formatMessage'>): string {
  return Object.hasOwn(queueNames, queue)
    ? intl.formatMessage(queueNames[queue as keyof typeof queueNames])
    : queue;
}
