// Sets what one partner may send per day:
// npm run set-quota -w @forecourt/api -- <partner> <sms> [<emails>]
// A partner is given by its id or by the path of one of its invite pages; "default" uses the
// default from the settings.
import { readConfig } from '../src/config.ts';
import { openDatabase } from '../src/db/open.ts';
import { quotaOf, setQuota } from '../src/modules/partners/setQuota.ts';

const [partner, sms, email] = process.argv.slice(2);
if (!partner || !sms) {
  console.error('Usage: set-quota <partner> <sms per day | default> [<emails per day | default>]');
  process.exit(2);
}
const db = await openDatabase(readConfig());
try {
  const name = await setQuota(db, partner, quotaOf(sms), email ? quotaOf(email) : undefined);
  console.log(`${name} may send ${sms} text messages${email ? ` and ${email} emails` : ''} a day`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  await db.close();
}
