import { addresses } from '@forecourt/contract';
import { can } from '@forecourt/contract/roles';
import type { Tx } from '../../db/database.ts';
import type { Row } from '../../db/schema.ts';
import { mondayMorning, type MondayMorning } from '../../domain/digestTime.ts';
import { languageOf } from '../../domain/language.ts';
import { digestPage } from '../../messaging/digestLink.ts';
import { enqueue, type Outgoing } from '../../messaging/enqueue.ts';
import { SEND_QUEUE } from '../../messaging/sendQueue.ts';
import { writeWeek } from '../../messaging/weekTexts.ts';
import type { Services } from '../../services.ts';
import { countWeek, weekBefore, type WeekOfFlow } from './week.ts';

/** The queue that sends figures of the week. */
export const WEEKLY_QUEUE = 'insights.weekly';

type Parts = Pick<Services, 'clock' | 'config' | 'db' | 'jobs' | 'keys'>;
type Partner = Pick<Row<'partners'>, 'id' | 'name' | 'locales' | 'time_zone'>;
type Reader = Pick<Row<'users'>, 'id' | 'name' | 'email' | 'locale'> &
  Pick<Row<'memberships'>, 'role'>;

/**
 * Sends the figures of the week before to who chose them, from 7 AM to midnight of a Monday in the
 * partner's time zone (decision 150). The mails and the Monday for which they were sent are written
 * together, so each is sent once, on however many nodes this runs.
 */
export async function sendWeeklyMails(services: Parts): Promise<void> {
  const { db, clock, jobs } = services;
  const now = clock.now();
  for (const zone of await db.system(chosenZones)) {
    const morning = mondayMorning(now, zone);
    if (!morning) continue;
    const partners = await db.system((tx) =>
      dueIn(tx, morning)
        .where('partners.time_zone', '=', zone)
        .groupBy('partners.id')
        .orderBy('partners.id')
        .select(['partners.id', 'partners.name', 'partners.locales', 'partners.time_zone'])
        .execute(),
    );
    for (const partner of partners) await sendWeek(services, partner, morning, now);
  }
  jobs.wake(SEND_QUEUE);
}

/** The time zones of the partners whose members chose it. */
async function chosenZones(tx: Tx): Promise<string[]> {
  const rows = await tx
    .selectFrom('users')
    .innerJoin('memberships', 'memberships.user_id', 'users.id')
    .innerJoin('partners', 'partners.id', 'memberships.partner_id')
    .where('users.insights_mail_since', 'is not', null)
    .select('partners.time_zone')
    .distinct()
    .execute();
  return rows.map(({ time_zone }) => time_zone);
}

/** Active members who chose it before a Monday's morning and have not got that Monday's. */
const dueIn = (tx: Tx, { day, at }: MondayMorning) =>
  tx
    .selectFrom('memberships')
    .innerJoin('users', 'users.id', 'memberships.user_id')
    .innerJoin('partners', 'partners.id', 'memberships.partner_id')
    .where('users.insights_mail_since', '<=', at)
    .where('users.email_verified_at', 'is not', null)
    .where('users.disabled_at', 'is', null)
    .where('memberships.disabled_at', 'is', null)
    .where(({ eb, or }) =>
      or([
        eb('memberships.insights_mail_week', 'is', null),
        eb('memberships.insights_mail_week', '<', day),
      ]),
    )
    // nothing is sent in the name of others
    .where('partners.verified_at', 'is not', null);

async function sendWeek(
  services: Parts,
  partner: Partner,
  morning: MondayMorning,
  now: Date,
): Promise<void> {
  const days = weekBefore(morning.day);
  const weeks = await services.db.read([partner.id], (tx) => countWeek(tx, partner, days, now));
  const isQuiet = weeks.every(({ steps }) => steps.every(({ count }) => count === 0));
  await services.db.system(async (tx) => {
    const readers = await takeDue(tx, partner.id, morning);
    if (isQuiet) return;
    const mails = readers
      .filter(({ role }) => can(role, 'getInsightsFunnel'))
      .map((reader) => mailOf(services, partner, reader, days, weeks));
    await enqueue(services, tx, partner.id, { kind: 'NOTICE' }, mails);
  });
}

/** Marks them as having got it, and gives them; another node that marks them is left to it. */
async function takeDue(tx: Tx, partnerId: string, morning: MondayMorning): Promise<Reader[]> {
  const readers = await dueIn(tx, morning)
    .where('partners.id', '=', partnerId)
    .select(['users.id', 'users.name', 'users.email', 'users.locale', 'memberships.role'])
    .orderBy('users.id')
    .forUpdate('memberships')
    .skipLocked()
    .execute();
  if (readers.length === 0) return [];
  await tx
    .updateTable('memberships')
    .set({ insights_mail_week: morning.day })
    .where('partner_id', '=', partnerId)
    .where(
      'user_id',
      'in',
      readers.map(({ id }) => id),
    )
    .execute();
  return readers;
}

function mailOf(
  services: Parts,
  { name: partner, locales }: Partner,
  { id, name, email, locale: chosen }: Reader,
  days: { from: string; to: string },
  weeks: readonly WeekOfFlow[],
): Outgoing {
  const link = digestPage(services, 'insights', id);
  const { locale } = languageOf({ locales }, chosen);
  const page = services.config.publicUrl + addresses.insights;
  const { subject, text } = writeWeek(
    { name, partner, ...days, weeks, page, optOut: link },
    locale,
  );
  const to = { channel: 'EMAIL', purpose: 'INSIGHTS', recipient: email } as const;
  return { ...to, subject, body: text, link, locale };
}
