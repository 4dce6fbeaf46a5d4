import { holdsKey, isServerPath, pageAt } from '@forecourt/contract';
import { keepPages } from '@forecourt/platform/page-worker';

/**
 * Lets the pages of staff open without a network: their code and the runtime config, nothing else.
 * No answer of the API is kept, and no page with a key in its address is touched.
 */
keepPages({
  name: 'console',
  // Replaced by the build.
  files: '__PRECACHE__'.split(' '),
  version: '__VERSION__',
  changing: ['./config.json'],
  documentOf: ({ pathname }) => {
    const isStaffs = pageAt(pathname) === 'console' && !isServerPath(pathname);
    // A file that does not exist must be answered as such.
    const isFile = /\.[a-z0-9]{1,11}$/i.test(pathname);
    return isStaffs && !isFile && !holdsKey(pathname) ? './index.html' : undefined;
  },
});
