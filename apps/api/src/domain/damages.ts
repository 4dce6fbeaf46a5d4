import type {
  CaptureDamageLocation,
  CaptureUpdate,
  DamageChange,
  DamageLocation,
  DamagePin,
} from '@forecourt/contract';
import type { Row } from '../db/schema.ts';
import { fitsScan, type ScanRow } from './damagePin.ts';
import { invalidFormat } from './errors.ts';

/** A damage as `reports.damage_locations` holds it: as the customer marked it. */
export type MarkedDamage = CaptureDamageLocation;

/** The columns of a report that its damages come from. */
export type DamageRows = Pick<
  Row<'reports'>,
  'damage_locations' | 'added_damages' | 'damage_pins' | 'damage_edits'
>;
type AllRows = Pick<DamageRows, 'damage_locations' | 'added_damages'>;
type AddedRows = Pick<DamageRows, 'added_damages'>;

/** What is left of a damage that was taken out again, so that doing it twice is harmless. */
interface RemovedDamage {
  id: string;
  removed: true;
}

type AddedDamage = MarkedDamage | RemovedDamage;

/**
 * The damages of a report: as the customer marked them, then those that staff added, with what staff
 * say of them instead, and with their pins on the shown scan. A pin on another scan no longer says
 * anything.
 */
export function damagesOf(report: DamageRows, scan: ScanRow | undefined): DamageLocation[] {
  return allDamages(report).map(({ pin: own, ...damage }) => {
    const edit = report.damage_edits[damage.id] as DamageChange | undefined;
    const placed = report.damage_pins[damage.id] as DamagePin | undefined;
    const { kind = null, size = null } = { ...damage, ...edit };
    return { ...damage, kind, size, pin: pinOn(scan, placed, own) };
  });
}

/** The damages as the customer marked them; older ones have no kind, size or pin. */
export function markedDamages({ damage_locations }: Pick<DamageRows, 'damage_locations'>) {
  return damage_locations as MarkedDamage[];
}

/** Those that staff added: the customer knows nothing of them, and cannot take them away. */
export function addedDamages({ added_damages }: AddedRows): MarkedDamage[] {
  return (added_damages as AddedDamage[]).filter((one): one is MarkedDamage => !isRemoved(one));
}

/** The column with another damage of staff's. */
export function withAdded({ added_damages }: AddedRows, damage: MarkedDamage): unknown[] {
  return [...added_damages, damage];
}

/** The column without a damage of staff's; that it was there stays known by its id. */
export function withoutAdded({ added_damages }: AddedRows, id: string): AddedDamage[] {
  return (added_damages as AddedDamage[]).map((one) =>
    one.id === id ? { id, removed: true } : one,
  );
}

/** Those that staff added at any time, also the ones that were taken out again. */
export function everAdded({ added_damages }: AddedRows): Pick<MarkedDamage, 'id'>[] {
  return added_damages as AddedDamage[];
}

/** Whether staff had added this damage, and have taken it out again. */
export function wasRemoved({ added_damages }: AddedRows, id: string): boolean {
  return (added_damages as AddedDamage[]).some((one) => one.id === id && isRemoved(one));
}

function isRemoved(damage: AddedDamage): boolean {
  return 'removed' in damage;
}

/** The customer's damages, then those that staff added; neither as staff changed them since. */
export function allDamages(report: AllRows): MarkedDamage[] {
  return [...markedDamages(report), ...addedDamages(report)];
}

/** Whether the customer said that there is no damage, and nobody marked one. */
export function saysNoDamage(report: AllRows & Pick<Row<'reports'>, 'info'>): boolean {
  return report.info.no_damage === true && allDamages(report).length === 0;
}

/**
 * What a phone sent, as it is stored: an app of before knows no kinds, sizes and pins, and leaves them
 * as they are.
 *
 * @throws InvalidInput for a pin that was placed on a frame twice
 */
export function damagesToStore(
  given: NonNullable<CaptureUpdate['damage_locations']>,
  before: readonly MarkedDamage[],
): MarkedDamage[] {
  const known = new Map(before.map((damage) => [damage.id, damage]));
  return given.map(({ id, part, x = null, y = null, description = null, ...rest }, index) => {
    const old = known.get(id);
    const { kind = old?.kind ?? null, size = old?.size ?? null, pin = old?.pin ?? null } = rest;
    const frames = new Set(pin?.points.map(({ frame }) => frame));
    if (pin && frames.size < pin.points.length) {
      throw invalidFormat(`damage_locations.${index}.pin.points`, 'one point for each frame');
    }
    return { id, part, x, y, kind, size, description, pin };
  });
}

/** Of what is kept beside the damages by their ids, that of damages that are still marked. */
export function ofMarked<T>(
  damages: readonly Pick<DamageLocation, 'id'>[],
  byId: Readonly<Record<string, T>>,
): Record<string, T> {
  const ids = new Set(damages.map(({ id }) => id));
  return Object.fromEntries(Object.entries(byId).filter(([id]) => ids.has(id)));
}

/** Staff's pin, else the customer's, on the shown scan. Without points staff took it off. */
function pinOn(
  scan: ScanRow | undefined,
  placed: DamagePin | undefined,
  own: MarkedDamage['pin'],
): DamagePin | null {
  if (!scan) return null;
  if (placed?.upload_id === scan.id) return placed.points.length > 0 ? placed : null;
  if (!own || own.scan_id !== scan.client_id || !fitsScan(own.points, scan)) return null;
  return { upload_id: scan.id, points: own.points };
}
