import { type CaptureUpdate, flows, type FlowSubject } from '@forecourt/contract';
import { cents } from '../../domain/money.ts';
import { json } from '../../db/schema.ts';
import {
  addedDamages,
  damagesToStore,
  type MarkedDamage,
  markedDamages,
  ofMarked,
} from '../../domain/damages.ts';
import { emailAddress, mobileNumber, nameOrBlank } from '../../domain/contact.ts';
import { invalidFormat } from '../../domain/errors.ts';
import type { Tx } from '../../db/database.ts';
import type { Services } from '../../services.ts';
import { addEvent, announce, CUSTOMER } from '../requests/transition.ts';
import { yieldToCustomer } from '../corrections/store.ts';
import { findDealerToChoose } from './dealers.ts';
import type { Subject } from './link.ts';
import { mergeCar } from './mergeCar.ts';
import { mileageToStore } from './mileage.ts';
import { cleanTexts } from './text.ts';

/** The part of an update that belongs to each subject only. */
const PART_OF = { trade_in: 'sale', claim: 'claim', inspect: 'driver' } as const satisfies Record<
  FlowSubject,
  keyof CaptureUpdate
>;

/** What `reports.info` holds. */
interface StoredInfo {
  postcode?: string | null;
  car_condition_summary?: string | null;
  dealer_id?: string | null;
  no_damage?: boolean | null;
}

/**
 * Stores what the customer entered: omitted members stay, null clears. A new value of what staff had
 * corrected counts from now on.
 * @throws Problem 422 naming the invalid member; nothing is stored then
 */
export async function applyUpdate(
  services: Pick<Services, 'clock' | 'realtime'>,
  tx: Tx,
  subject: Subject,
  given: CaptureUpdate,
): Promise<void> {
  assertNames(given);
  const update = cleanTexts(given);
  const own = PART_OF[flows[subject.request.request_type].subject];
  for (const part of Object.values(PART_OF)) {
    if (part !== own && part in update)
      throw invalidFormat(part, 'left out: it belongs to another flow');
  }
  await updateRequest(tx, subject, update);
  await updateReport(services, tx, subject, update);
  await updateFlow(services, tx, subject, update);
  await yieldToCustomer(services, tx, subject);
}

/** @throws InvalidInput for a name with characters that nobody sees, as the console refuses it */
function assertNames({ contact, driver }: CaptureUpdate): void {
  nameOrBlank(contact?.name ?? '', 'contact.name');
  nameOrBlank(driver?.driver_name ?? '', 'driver.driver_name');
}

async function updateRequest(
  tx: Tx,
  { request }: Subject,
  { contact, sale }: CaptureUpdate,
): Promise<void> {
  const phone = contact?.phone ? mobileNumber(contact.phone, 'contact.phone') : contact?.phone;
  const email = contact?.email ? emailAddress(contact.email, 'contact.email') : contact?.email;
  const reach = { phone: kept(phone, request.phone), email: kept(email, request.email) };
  // clearing fields must not remove the last way to reach the customer
  const reachable = reach.phone !== null || reach.email !== null;
  const { expected_price: _price, ...plans } = sale ?? {};
  await tx
    .updateTable('requests')
    .set({
      name: kept(contact?.name, request.name),
      ...(reachable ? reach : {}),
      info: json({ ...request.info, ...plans }),
    })
    .where('id', '=', request.id)
    .execute();
}

async function updateReport(
  { clock, realtime }: Pick<Services, 'clock' | 'realtime'>,
  tx: Tx,
  { request, report }: Subject,
  update: CaptureUpdate,
): Promise<void> {
  const { contact, car, section } = update;
  const damages =
    update.damage_locations && damagesToStore(update.damage_locations, markedDamages(report));
  const dealerId = update.dealer_id;
  if (dealerId && !(await findDealerToChoose(tx, request.partner_id, dealerId))) {
    throw invalidFormat('dealer_id', 'the id of a dealer that the customer may choose');
  }
  const condition = {
    ...update.condition,
    ...(await mileageToStore(tx, { request, report }, update.condition, 'condition.mileage')),
  };
  const { columns, stored } = mergeCar(report, car, condition);
  const info: StoredInfo = { ...report.info };
  if (contact?.postcode !== undefined) info.postcode = contact.postcode;
  if (update.description !== undefined) info.car_condition_summary = update.description;
  if (dealerId !== undefined) info.dealer_id = dealerId;
  if (update.no_damage !== undefined) info.no_damage = update.no_damage;
  const { reached = [] } = report.progress as { reached?: string[] };
  const isNew = section !== undefined && !reached.includes(section);
  await tx
    .updateTable('reports')
    .set({
      ...columns,
      car: json(stored),
      info: json(info),
      ...(damages && damageColumns(report, damages)),
      ...(isNew ? { progress: json({ ...report.progress, reached: [...reached, section] }) } : {}),
      updated_at: clock.now(),
    })
    .where('id', '=', report.id)
    .execute();
  if (isNew) await addEvent(tx, request, 'SECTION_REACHED', CUSTOMER, clock.now(), { section });
  // lists show the car and the customer's name
  if (car || contact) await announce(realtime, tx, request);
}

/** Staff's pins and edits go with the customer's damages that are gone; those of added ones stay. */
function damageColumns(report: Subject['report'], damages: readonly MarkedDamage[]) {
  const all = [...damages, ...addedDamages(report)];
  return {
    damage_locations: json(damages),
    damage_pins: json(ofMarked(all, report.damage_pins)),
    damage_edits: json(ofMarked(all, report.damage_edits)),
  };
}

async function updateFlow(
  { clock }: Pick<Services, 'clock'>,
  tx: Tx,
  { request }: Subject,
  { sale, claim, driver }: CaptureUpdate,
): Promise<void> {
  if (sale?.expected_price !== undefined) {
    const price = sale.expected_price;
    await tx
      .updateTable('trade_ins')
      .set({ expected_price_cents: price === null ? null : cents(price, 'sale.expected_price') })
      .where('request_id', '=', request.id)
      .execute();
  }
  if (claim && Object.keys(claim).length > 0) {
    await tx
      .updateTable('claims')
      .set({ ...claim, updated_at: clock.now() })
      .where('request_id', '=', request.id)
      .execute();
  }
  if (driver && Object.keys(driver).length > 0) {
    const phone = driver.driver_phone && mobileNumber(driver.driver_phone, 'driver.driver_phone');
    const email = driver.driver_email && emailAddress(driver.driver_email, 'driver.driver_email');
    await tx
      .updateTable('inspects')
      .set({
        ...driver,
        ...(driver.driver_phone === undefined ? {} : { driver_phone: phone }),
        ...(driver.driver_email === undefined ? {} : { driver_email: email }),
        updated_at: clock.now(),
      })
      .where('request_id', '=', request.id)
      .execute();
  }
}

function kept<T>(given: T | undefined, before: T): T {
  return given === undefined ? before : given;
}
