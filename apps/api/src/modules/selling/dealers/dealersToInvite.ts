import {
  InvalidInput,
  invalidFormat,
  missingField,
  type FieldError,
} from '../../../domain/errors.ts';
import type { Tx } from '../../../db/database.ts';
import type { Row } from '../../../db/schema.ts';

/** Refusals that a problem names. */
const MOST_NAMED = 100;

type Invited = Pick<Row<'dealers'>, 'id' | 'name' | 'deactivated_at' | 'opted_out_at'>;

/**
 * The ids of the dealers an auction invites: those named, or every active one with an email address.
 * @throws InvalidInput naming each dealer that is inactive or has opted out; or for another
 * partner's; or when there is none
 */
export async function dealersToInvite(
  tx: Tx,
  partnerId: string,
  named: readonly string[] | undefined,
): Promise<string[]> {
  const rows: Invited[] = await tx
    .selectFrom('dealers')
    .where('partner_id', '=', partnerId)
    .$if(named !== undefined, (query) => query.where('id', 'in', [...(named ?? [])]))
    .$if(named === undefined, (query) =>
      query
        .where('email', 'is not', null)
        .where('deactivated_at', 'is', null)
        .where('opted_out_at', 'is', null),
    )
    .orderBy('name')
    .select(['id', 'name', 'deactivated_at', 'opted_out_at'])
    .execute();
  if (named && rows.length !== new Set(named).size)
    throw invalidFormat('dealers', 'ids of dealers of this partner');
  if (rows.length === 0) throw missingField('dealers');
  const refused = rows.flatMap((row) => refusalOf(row) ?? []);
  if (refused.length > 0) throw new InvalidInput(refused.slice(0, MOST_NAMED));
  return rows.map(({ id }) => id);
}

function refusalOf({ id, name, ...row }: Invited): FieldError | null {
  if (!row.deactivated_at && !row.opted_out_at) return null;
  const code = row.opted_out_at ? 'DEALER_OPTED_OUT' : 'DEALER_INACTIVE';
  return { field: 'dealers', code, dealer: { id, name } };
}
