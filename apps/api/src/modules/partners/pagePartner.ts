import { type DealerPagePartner, flowOrder, sells } from '@forecourt/contract';
import { sql } from 'kysely';
import type { Tx } from '../../db/database.ts';
import { themeOf } from '../../domain/theme.ts';
import { logoColumns, logoOf } from '../../domain/logo.ts';
import { localesOf } from './presenter.ts';

/** How a dealer's pages name and show the partner whose dealer it is. */
export async function findPagePartner(tx: Tx, partnerId: string): Promise<DealerPagePartner> {
  const row = await find(tx, partnerId);
  const { name, theme, locales, unique_id } = row;
  return {
    name,
    logo: logoOf(row),
    theme: themeOf(theme),
    ...(unique_id === null ? {} : { locales: localesOf({ unique_id, locales }, 'pages') }),
  };
}

/** The partner of a page: its name, its look and the languages of an area in which it sells. */
function find(tx: Tx, partnerId: string) {
  const flows = flowOrder.filter(sells);
  return tx
    .selectFrom('partners')
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('customisations')
          .whereRef('customisations.partner_id', '=', 'partners.id')
          .where(sql<boolean>`customisations.flow = any (${flows})`)
          .orderBy('customisations.inserted_at')
          .limit(1)
          .select('customisations.unique_id')
          .as('area'),
      (join) => join.onTrue(),
    )
    .where('partners.id', '=', partnerId)
    .select(['partners.name', 'partners.theme', ...logoColumns])
    .select(['partners.locales', 'area.unique_id'])
    .executeTakeFirstOrThrow();
}
