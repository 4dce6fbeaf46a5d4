import type { CaptureUpdate, SectionName } from '@forecourt/contract';
import type { Row } from '../db/schema.ts';

/** The sections whose steps an addition opens. */
export function openSections({
  sections,
  shots,
}: Pick<Row<'additions'>, 'sections' | 'shots'>): ReadonlySet<SectionName> {
  return new Set([...sections, ...shots.map(({ section }) => section)]);
}

/** A mileage and its unit are one answer. */
export const MILEAGE = 'condition.mileage';
export const MILEAGE_UNIT = 'condition.mileage_unit';

/** The sections that answers belong to, by the beginning of their path; the first that fits. */
const SECTION_OF: readonly (readonly [path: string, section: SectionName])[] = [
  ['contact.', 'contact_details'],
  ['driver.', 'contact_details'],
  ['car.plate', 'licence_plate'],
  ['car.vincode', 'vin'],
  ['car.overall_rating', 'car_condition'],
  ['car.', 'car_details'],
  [MILEAGE, 'mileage'],
  ['condition.', 'car_condition'],
  ['sale.', 'description'],
  ['claim.', 'description'],
  ['description', 'description'],
  ['dealer_id', 'dealer_select'],
  ['damage_locations', 'damage_locations'],
  ['no_damage', 'damage_locations'],
];

/** An answer by its path in the contract's Capture, with the section it belongs to. */
export interface Answered {
  path: string;
  section: SectionName;
}

/** The answers of an update. */
export function answersIn({ section: _reached, ...update }: CaptureUpdate): Answered[] {
  const paths = leavesOf(update).map((path) => (path === MILEAGE_UNIT ? MILEAGE : path));
  return [...new Set(paths)].flatMap((path) => {
    const section = SECTION_OF.find(([start]) => path.startsWith(start))?.[1];
    return section ? [{ path, section }] : [];
  });
}

function leavesOf(tree: object, prefix = ''): string[] {
  return Object.entries(tree).flatMap(([name, value]) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? leavesOf(value as object, `${prefix}${name}.`)
      : [prefix + name],
  );
}
