import type { DealerCreate, DealerUpdate } from '@forecourt/contract';
import { sql } from 'kysely';
import { dealerFields } from '../../domain/dealerFields.ts';
import { duplicate, invalidFormat } from '../../domain/errors.ts';
import { newId } from '../../domain/id.ts';
import type { Tx } from '../../db/database.ts';
import { lockName } from '../../db/lockName.ts';
import type { Row } from '../../db/schema.ts';
import { invalidTransition, notFound } from '../../http/problem.ts';
import { locate } from '../../places/locate.ts';
import { countryOf } from './car.ts';

/** A partner's directory: what its entries fall back to, and what they may be. */
export type Directory = Pick<Row<'partners'>, 'id' | 'country_code' | 'currency' | 'locales'>;

/**
 * Opens a partner's directory for writing: one writer at a time, so that an address cannot be taken
 * twice between looking and writing.
 */
export async function openDirectory(tx: Tx, partnerId: string): Promise<Directory> {
  await lockName(tx, `dealers ${partnerId}`);
  return tx
    .selectFrom('partners')
    .where('id', '=', partnerId)
    .select(['id', 'country_code', 'currency', 'locales'])
    .executeTakeFirstOrThrow();
}

/** The coordinates of a dealer's postcode; nulls when they are not known. */
export function placeOf(
  directory: Directory,
  { postcode, country }: Pick<Row<'dealers'>, 'postcode' | 'country'>,
): Pick<Row<'dealers'>, 'latitude' | 'longitude'> {
  const point = locate({ postcode, country: country ?? countryOf(directory) });
  return { latitude: point?.latitude ?? null, longitude: point?.longitude ?? null };
}

/**
 * Adds a dealer; the directory must be open.
 * @returns its id
 * @throws InvalidInput DUPLICATE naming the dealer that has the address
 */
export async function addDealer(
  tx: Tx,
  directory: Directory,
  { partner_id: _partner, favorite = false, groups = [], ...given }: DealerCreate,
  now: Date,
): Promise<string> {
  const fields = dealerFields(given, directory);
  await assertAddressFree(tx, directory.id, fields.email);
  const { postcode = null, country = null } = fields;
  const id = newId(now);
  await tx
    .insertInto('dealers')
    .values({
      name: given.name,
      ...fields,
      ...placeOf(directory, { postcode, country }),
      id,
      partner_id: directory.id,
      favorite,
      inserted_at: now,
    })
    .execute();
  await setGroups(tx, { id, partner_id: directory.id }, groups);
  return id;
}

/**
 * Changes a dealer; the directory must be open.
 * @throws Problem 404 without one; 409 for the state of one that opted out
 */
export async function changeDealer(
  tx: Tx,
  directory: Directory,
  id: string,
  { state, favorite, groups, ...given }: DealerUpdate,
  now: Date,
): Promise<void> {
  const dealer = await tx
    .selectFrom('dealers')
    .where('partner_id', '=', directory.id)
    .where('id', '=', id)
    .selectAll()
    .executeTakeFirst();
  if (!dealer) throw notFound();
  if (state && dealer.opted_out_at) throw invalidTransition('The dealer has opted out');
  const fields = dealerFields(given, directory);
  await assertAddressFree(tx, directory.id, fields.email, id);
  await tx
    .updateTable('dealers')
    .set({
      ...fields,
      ...placeOf(directory, { ...dealer, ...fields }),
      favorite: favorite ?? dealer.favorite,
      ...(state ? { deactivated_at: deactivatedAt(state, dealer, now) } : {}),
    })
    .where('id', '=', id)
    .execute();
  if (groups) await setGroups(tx, dealer, groups);
}

/** Since when a dealer is set aside; the first time counts. */
function deactivatedAt(
  state: 'ACTIVE' | 'INACTIVE',
  { deactivated_at: before }: Row<'dealers'>,
  now: Date,
): Date | null {
  return state === 'ACTIVE' ? null : (before ?? now);
}

async function assertAddressFree(
  tx: Tx,
  partnerId: string,
  email: string | null | undefined,
  exceptId = '',
): Promise<void> {
  if (!email) return;
  const other = await tx
    .selectFrom('dealers')
    .where('partner_id', '=', partnerId)
    .where(sql<boolean>`lower(email) = lower(${email})`)
    .where('id', '<>', exceptId)
    .select(['id', 'name'])
    .executeTakeFirst();
  if (other) throw duplicate('email', other);
}

/** Makes these the dealer's groups. */
async function setGroups(
  tx: Tx,
  { id, partner_id }: Pick<Row<'dealers'>, 'id' | 'partner_id'>,
  groups: readonly string[],
): Promise<void> {
  const named = [...new Set(groups)];
  const known = await tx
    .selectFrom('dealer_groups')
    .where('partner_id', '=', partner_id)
    .where('id', 'in', named.length > 0 ? named : [''])
    .select('id')
    .execute();
  if (known.length !== named.length) throw invalidFormat('groups', 'ids of groups of this partner');
  await tx.deleteFrom('dealer_group_members').where('dealer_id', '=', id).execute();
  if (named.length === 0) return;
  const rows = named.map((group_id) => ({ group_id, dealer_id: id, partner_id }));
  await tx.insertInto('dealer_group_members').values(rows).execute();
}
