import { pageAt } from '@forecourt/contract';
import { keepPages } from '@forecourt/platform/page-worker';

/**
 * Lets a conversation behind a link open without a network: its code and the runtime config. The
 * page itself keeps what was said, without the link's key.
 */
keepPages({
  name: 'talk',
  // Replaced by the build.
  files: '__PRECACHE__'.split(' '),
  version: '__VERSION__',
  changing: ['./config.json'],
  documentOf: ({ pathname }) =>
    pageAt(pathname) === 'conversation' ? './conversation.html' : undefined,
  // The page is one file: an update changes nothing under it.
  atOnce: true,
});
