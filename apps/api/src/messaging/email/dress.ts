import type { Row } from '../../db/schema.ts';
import { oneLine } from '../../domain/contact.ts';
import { hasAddress } from '../../domain/foreignAddress.ts';
import { logoColumns, logoOf } from '../../domain/logo.ts';
import { themeOf } from '../../domain/theme.ts';
import type { Services } from '../../services.ts';
import type { Brand } from './document.ts';

/** What a mail gets beside its text when it is sent. */
export interface Dress {
  html: string;
  /** The sender's display name; null for the product's own. */
  fromName: string | null;
  /** The partner's contact address, if it has one. */
  replyTo: string | null;
}

interface Sender extends Omit<Dress, 'html'> {
  brand: Brand;
}

/** A mail about an account belongs to no partner: the product sends it, in its own colors. */
const PRODUCT: Sender = {
  brand: { name: 'Forecourt', logo: null, color: themeOf({}).ui_secondary_1 },
  fromName: null,
  replyTo: null,
};

/**
 * The HTML of a message of the outbox, in the brand of its partner as it is now, and its sender. The
 * template is loaded with the first mail: a server that sends none need not have React.
 */
export async function dress(
  { db, config }: Pick<Services, 'db' | 'config'>,
  message: Pick<Row<'outbox'>, 'partner_id' | 'purpose' | 'subject' | 'body' | 'link' | 'locale'>,
): Promise<Dress> {
  const { partner_id: partnerId, subject } = message;
  const { publicUrl } = config;
  const { brand, ...sender } =
    partnerId === null ? PRODUCT : await senderOf(db, partnerId, publicUrl);
  const { emailHtml } = await import('./document.ts');
  return { ...sender, html: emailHtml({ ...message, subject: subject ?? '' }, brand, publicUrl) };
}

async function senderOf(
  { direct }: Services['db'],
  partnerId: string,
  site: string,
): Promise<Sender> {
  const partner = await direct
    .selectFrom('partners')
    .where('id', '=', partnerId)
    .select(['name', 'theme', ...logoColumns, 'agent_email'])
    .executeTakeFirstOrThrow();
  const name = oneLine(partner.name);
  const logo = logoOf(partner);
  const absolute = (url: string) => new URL(url, site).href;
  return {
    brand: {
      name,
      logo: logo && {
        url: absolute(logo.url),
        darkUrl: logo.dark_url && absolute(logo.dark_url),
        width: logo.width,
      },
      color: themeOf(partner.theme).ui_secondary_1,
    },
    // A name that is an address would be shown in place of the one that the mail comes from.
    fromName: hasAddress(name) ? null : name,
    replyTo: partner.agent_email,
  };
}
