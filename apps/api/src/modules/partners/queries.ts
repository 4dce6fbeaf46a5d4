import type { DistanceUnit } from '@forecourt/contract';
import { hasDealers } from '../../db/hasDealers.ts';
import type { Flow, Row } from '../../db/schema.ts';
import type { Tx } from '../../db/database.ts';
import { logoColumns, type LogoRow } from '../../domain/logo.ts';

/** The partners that a user is an active member of, in the order of the branch selector. */
const partnersOf = (tx: Tx, userId: string) =>
  tx
    .selectFrom('memberships')
    .innerJoin('partners', 'partners.id', 'memberships.partner_id')
    .where('memberships.user_id', '=', userId)
    .where('memberships.disabled_at', 'is', null)
    .orderBy('memberships.position')
    .orderBy('partners.name');

/** The partners of a user with their role. */
export function listMyPartners(tx: Tx, userId: string) {
  return partnersOf(tx, userId)
    .select(['partners.id', 'partners.name', 'partners.type', 'partners.verified_at'])
    .select(['partners.time_zone', 'partners.distance_unit', 'memberships.role'])
    .execute();
}

/** The languages of each partner of a user. */
export function listMyLocales(tx: Tx, userId: string): Promise<Pick<Row<'partners'>, 'locales'>[]> {
  return partnersOf(tx, userId).select('partners.locales').execute();
}

export function listCustomisations(tx: Tx, partnerId: string): Promise<CustomisationRow[]> {
  return customisationRows(tx).where('customisations.partner_id', '=', partnerId).execute();
}

/** The customization of one area, or undefined when the partner does not have that area. */
export function findCustomisation(
  tx: Tx,
  partnerId: string,
  flow: Flow,
): Promise<CustomisationRow | undefined> {
  return customisationRows(tx)
    .where('customisations.partner_id', '=', partnerId)
    .where('customisations.flow', '=', flow)
    .executeTakeFirst();
}

/** The customization of an invite page; needs a transaction that sees every partner. */
export function findCustomisationByUniqueId(
  tx: Tx,
  uniqueId: string,
): Promise<CustomisationRow | undefined> {
  return customisationRows(tx).where('customisations.unique_id', '=', uniqueId).executeTakeFirst();
}

/** The branding of a partner. */
export type Brand = LogoRow &
  Pick<Row<'partners'>, 'side_image' | 'theme' | 'locales' | 'agent_name' | 'agent_email'>;

/** A flow of a partner, with the partner's own settings. */
export type CustomisationRow = Row<'customisations'> &
  Brand & {
    partner_name: string;
    country_code: string;
    distance_unit: DistanceUnit;
    sms_countries: string[] | null;
    time_zone: string;
    /** Whether a customer can choose a dealer. */
    has_dealers: boolean;
  };

function customisationRows(tx: Tx) {
  return tx
    .selectFrom('customisations')
    .innerJoin('partners', 'partners.id', 'customisations.partner_id')
    .selectAll('customisations')
    .select([
      'partners.name as partner_name',
      'partners.country_code',
      'partners.distance_unit',
      'partners.sms_countries',
      'partners.time_zone',
      ...logoColumns,
      'partners.side_image',
      'partners.theme',
      'partners.locales',
      'partners.agent_name',
      'partners.agent_email',
      hasDealers.as('has_dealers'),
    ]);
}

/** A member of the partner who may appear on an invite page, or undefined. */
export function findAgent(
  tx: Tx,
  partnerId: string,
  userId: string,
): Promise<Pick<Row<'users'>, 'id' | 'name' | 'email'> | undefined> {
  return tx
    .selectFrom('memberships')
    .innerJoin('users', 'users.id', 'memberships.user_id')
    .where('memberships.partner_id', '=', partnerId)
    .where('memberships.user_id', '=', userId)
    .where('users.disabled_at', 'is', null)
    .where('memberships.disabled_at', 'is', null)
    .select(['users.id', 'users.name', 'users.email'])
    .executeTakeFirst();
}

/** The translation file of a locale of the partner that has this invite page, or undefined. */
export function findTranslation(tx: Tx, uniqueId: string, locale: string) {
  return tx
    .selectFrom('customisations')
    .innerJoin('partners', 'partners.id', 'customisations.partner_id')
    .leftJoin('translations', (join) =>
      join
        .onRef('translations.partner_id', '=', 'partners.id')
        .on('translations.locale_code', '=', locale),
    )
    .where('customisations.unique_id', '=', uniqueId)
    .select(['partners.locales', 'translations.messages', 'translations.version'])
    .executeTakeFirst();
}
