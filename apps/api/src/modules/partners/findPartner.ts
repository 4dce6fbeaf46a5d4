import type { Database } from '../../db/database.ts';

/**
 * The partner that an operator names by its id, or by the path of one of its invite pages.
 * @throws Error when there is none
 */
export async function findPartner(
  { direct }: Pick<Database, 'direct'>,
  partner: string,
): Promise<{ id: string; name: string }> {
  const row = await direct
    .selectFrom('partners')
    .where((eb) =>
      eb.or([
        eb('id', '=', partner),
        eb(
          'id',
          'in',
          eb.selectFrom('customisations').where('unique_id', '=', partner).select('partner_id'),
        ),
      ]),
    )
    .select(['id', 'name'])
    .executeTakeFirst();
  if (!row) throw new Error(`No partner has the id or the invite page ${partner}`);
  return row;
}
