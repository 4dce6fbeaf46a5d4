import { isDeepStrictEqual } from 'node:util';
import type {
  DamageChange,
  DamageLocation,
  DamageLocationAnswer,
  DamagePin,
  RequestEventType,
} from '@forecourt/contract';
import { json } from '../../db/schema.ts';
import { assertPinFits, shownScan } from '../../domain/damagePin.ts';
import { allDamages, damagesOf, ofMarked } from '../../domain/damages.ts';
import type { Call, Handlers } from '../../http/operation.ts';
import { partnersOf } from '../../http/principal.ts';
import { invalidTransition, notFound } from '../../http/problem.ts';
import { lockOwn } from '../requests/lockOwn.ts';
import { addEvent } from '../requests/transition.ts';
import { loadReport, type ReportRows } from './queries.ts';
import { removeDamage } from './removeDamage.ts';

export const handlers = {
  changeDamage: (call) => setWords(call, call.body),
  placeDamagePin: (call) => setPin(call, call.body),
  removeDamagePin: (call) => setPin(call, null),
  removeDamage,
} satisfies Handlers;

type DamageCall = Pick<
  Call<'changeDamage' | 'placeDamagePin' | 'removeDamagePin'>,
  'once' | 'params' | 'requirePartner' | 'services' | 'staff'
>;

/** What a call changes of a damage; undefined for nothing, then no line of the timeline is written. */
interface Change {
  columns: { damage_pins: string } | { damage_edits: string };
  event: RequestEventType | undefined;
}

/** Changes a damage's kind and size. @throws Problem as `changeDamage` does */
async function setWords(call: DamageCall, change: DamageChange): Promise<DamageLocationAnswer> {
  return changed(call, (damage, { report }) => {
    const next = { kind: damage.kind ?? null, size: damage.size ?? null, ...change };
    if (next.kind === (damage.kind ?? null) && next.size === (damage.size ?? null)) return;
    const edits = ofMarked(allDamages(report), report.damage_edits);
    return {
      columns: { damage_edits: json({ ...edits, [damage.id]: next }) },
      event: 'DAMAGE_CHANGED',
    };
  });
}

/**
 * Places a damage on the report's scan, or takes it off, also where the customer placed it. Moving it
 * makes no further timeline entry.
 *
 * @throws Problem as `changeDamage` does, 422 for a pin that does not fit the scan
 */
async function setPin(call: DamageCall, pin: DamagePin | null): Promise<DamageLocationAnswer> {
  return changed(call, (damage, { report, uploads }) => {
    const scan = shownScan(uploads);
    if (pin) assertPinFits(pin, scan);
    const before = damage.pin ?? null;
    if (isDeepStrictEqual(before, pin)) return;
    const { [damage.id]: _old, ...others } = ofMarked(allDamages(report), report.damage_pins);
    // Nowhere on this scan: the customer's own pin is not to come back.
    const none = { upload_id: scan?.id, points: [] };
    return {
      columns: { damage_pins: json({ ...others, [damage.id]: pin ?? none }) },
      event: pin ? (before ? undefined : 'DAMAGE_PINNED') : 'DAMAGE_UNPINNED',
    };
  });
}

/**
 * Changes a damage of a report that can still be changed; the same again changes nothing.
 * @throws Problem 404 for another tenant's or a damage that is not marked, 409 when archived
 */
async function changed(
  call: DamageCall,
  decide: (damage: DamageLocation, rows: ReportRows) => Change | undefined,
): Promise<DamageLocationAnswer> {
  const { services, staff, params } = call;
  return call.once(partnersOf(staff), async (tx) => {
    const request = await lockOwn(tx, call);
    const rows = await loadReport(tx, request.id);
    const find = ({ report, uploads }: ReportRows) =>
      damagesOf(report, shownScan(uploads)).find(({ id }) => id === params.damageId);
    const damage = find(rows);
    if (!damage) throw notFound();
    if (request.status === 'ARCHIVED') throw invalidTransition('The request is archived');
    const change = decide(damage, rows);
    if (!change) return { damage_location: damage };

    const report = await tx
      .updateTable('reports')
      .set(change.columns)
      .where('id', '=', rows.report.id)
      .returningAll()
      .executeTakeFirstOrThrow();
    if (change.event) {
      const actor = { kind: 'STAFF', id: staff.userId } as const;
      await addEvent(tx, request, change.event, actor, services.clock.now());
    }
    await services.realtime.reportChanged(tx, request, 'DAMAGES');
    return { damage_location: find({ ...rows, report }) ?? damage };
  });
}
