import { readConfig } from '../src/config.ts';
import { openDatabase } from '../src/db/open.ts';
import { accountAddress } from '../src/domain/contact.ts';
import { KEY_MINUTES, makeAccountKey } from '../src/modules/session/accountKeys.ts';
import { systemClock } from '../src/runtime.ts';

/*
 * npm run invite -- owner@business.com
 * Prints the link with which that address registers a business when SIGNUP is `invite`. With the
 * embedded database, stop the server first: only one process can open a data folder.
 */

const DAYS = KEY_MINUTES.SIGN_UP / 60 / 24;

const [, , given = ''] = process.argv;
if (!/^\S+@\S+$/.test(given)) {
  console.error('Whom to invite? npm run invite -- owner@business.com');
  process.exit(1);
}
const config = readConfig();
const db = await openDatabase(config);
try {
  const email = accountAddress(given);
  const key = await db.system((tx) =>
    makeAccountKey({ clock: systemClock }, tx, 'SIGN_UP', { userId: null, email }),
  );
  console.log(`For ${email}, once, within ${DAYS} days:`);
  console.log(`${config.publicUrl}/register#invitation=${key}`);
} finally {
  await db.close();
}
