import { sql } from 'kysely';
import type { Row } from '../../../db/schema.ts';
import { languageOf } from '../../../domain/language.ts';
import { Problem } from '../../../http/problem.ts';
import { writeDealerLink } from '../../../messaging/dealerLinkText.ts';
import { enqueue } from '../../../messaging/enqueue.ts';
import { SEND_QUEUE } from '../../../messaging/sendQueue.ts';
import type { Tx } from '../../../db/database.ts';
import type { Services } from '../../../services.ts';
import { DEALER_PAGE_DAYS } from '../../links/live.ts';
import { dealerPageLink } from './link.ts';

/** The queue that sends links to dealers' pages; its job contains an address, known or not. */
export const DEALER_LINK_QUEUE = 'dealer.link';

export interface DealerLinkJob {
  email: string;
}

/** The most mails for one request, so that nobody can flood a mailbox through many partners. */
const MAX_MAILS = 20;

type Asking = Pick<Row<'dealers'>, 'id' | 'partner_id' | 'name' | 'page_version' | 'locale'> & {
  email: string;
  partner_name: string;
  locales: Row<'partners'>['locales'];
};

/** Sends a link for each partner that has an active dealer with the address, if there is one. */
export async function sendDealerLinks(services: Services, { email }: DealerLinkJob): Promise<void> {
  const dealers = await services.db.system((tx) => findDealers(tx, email));
  for (const dealer of dealers) {
    try {
      await services.db.system((tx) => queueLink(services, tx, dealer));
    } catch (error) {
      // A full quota of one partner must keep neither the others' mails nor the job.
      if (!(error instanceof Problem) || error.status >= 500) throw error;
      services.log.warn({ code: error.code }, 'A link to a dealer page was not sent');
    }
  }
  services.jobs.wake(SEND_QUEUE);
}

/** Dealers with this address of partners that may send, those added last first. */
async function findDealers(tx: Tx, email: string): Promise<Asking[]> {
  const rows = await tx
    .selectFrom('dealers')
    .innerJoin('partners', 'partners.id', 'dealers.partner_id')
    .where(sql<string>`lower(dealers.email)`, '=', email)
    .where('dealers.deactivated_at', 'is', null)
    .where('partners.verified_at', 'is not', null)
    .orderBy('dealers.inserted_at', 'desc')
    .orderBy('dealers.id', 'desc')
    .limit(MAX_MAILS)
    .select(['dealers.id', 'dealers.partner_id', 'dealers.name', 'dealers.page_version'])
    .select([
      'dealers.locale',
      'dealers.email',
      'partners.name as partner_name',
      'partners.locales',
    ])
    .execute();
  return rows.flatMap(({ email: address, ...row }) =>
    address ? [{ ...row, email: address }] : [],
  );
}

async function queueLink(services: Services, tx: Tx, dealer: Asking): Promise<void> {
  const link = dealerPageLink(services, dealer);
  const { name, partner_name: partner } = dealer;
  const { locale } = languageOf(dealer, dealer.locale);
  const facts = { dealer: name, partner, link, days: DEALER_PAGE_DAYS };
  const written = writeDealerLink(facts, locale);
  const mail = {
    channel: 'EMAIL',
    purpose: 'DEALER_LINK',
    recipient: dealer.email,
    subject: written.subject,
    body: written.text,
    link,
    locale,
  } as const;
  await enqueue(services, tx, dealer.partner_id, { kind: 'SELF' }, [mail]);
  await tx
    .updateTable('dealers')
    .set({ page_used_at: services.clock.now() })
    .where('id', '=', dealer.id)
    .where('page_version', '=', dealer.page_version)
    .execute();
}
