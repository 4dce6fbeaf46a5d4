import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { once } from 'node:events';
import { pipeline } from 'node:stream/promises';
import type { PrivacyCounts } from '../db/schema.ts';
import type { Tx } from '../db/database.ts';
import { isEmailAddress, mobileNumber } from '../domain/contact.ts';
import { zipOf } from '../http/zip.ts';
import { findPartner } from '../modules/partners/findPartner.ts';
import { countsOf, readBelongings, type Belongings } from '../modules/privacy/belongings.ts';
import { customerAt, lockRequests, type Customer } from '../modules/privacy/customer.ts';
import { erase } from '../modules/privacy/erase.ts';
import { exportOf } from '../modules/privacy/export.ts';
import { reasonAbout } from '../modules/privacy/reason.ts';
import { recordPrivacy } from '../modules/privacy/record.ts';
import type { Services } from '../services.ts';
import { OpsError } from './OpsError.ts';

/** Whose data, and why: the partner keeps both on record. */
export interface About {
  /** Id of the partner, or the path of one of its invite pages. */
  partner: string;
  /** An email address or a phone number. */
  address: string;
  reason: string;
}

/**
 * Writes all that a partner keeps of a customer into a new archive, as the console does.
 * @param file its path
 * @throws OpsError where nothing is kept, or the file is there already
 */
export async function exportCustomer(
  services: Services,
  about: About,
  file: string,
): Promise<PrivacyCounts> {
  const partner = await partnerOf(services, about);
  const out = createWriteStream(file, { flags: 'wx', mode: 0o600 });
  await once(out, 'open').catch((cause: unknown) => {
    throw new OpsError(`${file} cannot be written: ${(cause as Error).message}`);
  });
  try {
    const { customer, rows } = await services.db.system(async (tx) => {
      const found = await findCustomer(tx, partner, about.address);
      await record(services, tx, { ...found, action: 'EXPORTED', reason: about.reason });
      return found;
    });
    const entries = exportOf(customer, rows, services.media, services.clock.now());
    await pipeline(zipOf(entries), out);
    return countsOf(customer, rows);
  } catch (error) {
    out.destroy();
    await rm(file, { force: true });
    throw error;
  }
}

/**
 * Erases all that a partner keeps of a customer, by the rules of the console. Files are removed by the
 * server, at once and again after a quarter of an hour.
 * @throws OpsError where nothing is kept
 */
export async function eraseCustomer(services: Services, about: About): Promise<PrivacyCounts> {
  const partner = await partnerOf(services, about);
  return services.db.system(async (tx) => {
    const before = await findCustomer(tx, partner, about.address);
    await lockRequests(tx, before.customer.requests);
    // as it is under the lock
    const found = await findCustomer(tx, partner, about.address);
    const counts = await erase(services, tx, found.customer);
    await record(services, tx, { ...found, action: 'ERASED', reason: about.reason });
    return counts;
  });
}

/** Keeps what was done, without who the customer is. */
function record(
  services: Services,
  tx: Tx,
  { customer, rows, action, reason }: Found & { action: 'EXPORTED' | 'ERASED'; reason: string },
): Promise<unknown> {
  return recordPrivacy(services, tx, {
    partnerId: customer.partnerId,
    action,
    // not a member of the partner
    userId: null,
    request: null,
    reason: reasonAbout(customer, reason),
    counts: countsOf(customer, rows),
    requestIds: customer.requests.map(({ id }) => id),
  });
}

interface Found {
  customer: Customer;
  rows: Belongings;
}

async function findCustomer(tx: Tx, partnerId: string, address: string): Promise<Found> {
  const isEmail = isEmailAddress(address);
  const customer = await customerAt(tx, {
    partnerId,
    emails: isEmail ? [address.toLowerCase()] : [],
    phones: isEmail ? [] : [mobileNumber(address)],
  });
  const rows = await readBelongings(tx, customer);
  const isKept = [customer.requests, ...Object.values(rows)].some((list) => list.length > 0);
  if (!isKept) throw new OpsError(`Nothing is kept of ${address}.`);
  return { customer, rows };
}

async function partnerOf({ db }: Services, { partner }: About): Promise<string> {
  const found = await findPartner(db, partner).catch((error: Error) => {
    throw new OpsError(`${error.message}.`);
  });
  return found.id;
}
