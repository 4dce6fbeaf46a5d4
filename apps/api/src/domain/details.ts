import {
  type CorrectedDetails,
  type DetailChange,
  type DetailField,
  type DistanceUnit,
  type IdentifierName,
  mileageAsText,
  type SeenDetails,
} from '@forecourt/contract';
import type { Row } from '../db/schema.ts';

/** The rows that the details of a request come from. */
export interface DetailRows {
  request: Pick<Row<'requests'>, 'name' | 'phone' | 'email' | 'corrections' | IdentifierName>;
  report: Pick<Row<'reports'>, 'plate' | 'make' | 'model' | 'year' | 'car' | 'info'>;
}

/** A corrected value, as `requests.corrections` holds it by its field. */
export interface StoredCorrection {
  /** What stood there before the first correction, as text; null for nothing. */
  entered: string | null;
  /** Id of the user who corrected it last. */
  by: string;
  /** ISO 8601. */
  at: string;
}

type Corrections = Partial<Record<DetailField, StoredCorrection>>;

/** What can be corrected of a request, as it is now. */
export function detailsOf({ request, report }: DetailRows): Required<SeenDetails> {
  const car = report.car as {
    vincode?: string | null;
    zip?: string | null;
    condition?: { mileage?: number | null; mileage_unit?: DistanceUnit | null };
  };
  const { postcode } = report.info as { postcode?: string | null };
  return {
    name: request.name,
    phone: request.phone,
    email: request.email,
    postcode: postcode ?? null,
    vincode: car.vincode ?? null,
    plate: report.plate,
    year: report.year,
    make: report.make,
    model: report.model,
    mileage: car.condition?.mileage ?? null,
    mileage_unit: car.condition?.mileage_unit ?? null,
    zip: car.zip ?? null,
    claim_number: request.claim_number,
    policy_number: request.policy_number,
    date_of_loss: request.date_of_loss,
  };
}

export const correctionsOf = ({ corrections }: Pick<Row<'requests'>, 'corrections'>): Corrections =>
  corrections;

/** What a correction changes; fields that have the right value already are no change. */
export function changesOf(before: SeenDetails, details: CorrectedDetails): DetailChange[] {
  return changesIn(fieldsOf(details), before, { ...before, ...details });
}

/** The values that are no longer those that the editor saw, unless they are right already. */
export function staleOf(
  now: Required<SeenDetails>,
  details: CorrectedDetails,
  seen: SeenDetails,
): SeenDetails {
  const stale = (Object.keys(details) as (keyof CorrectedDetails)[]).filter(
    (name) => now[name] !== seen[name] && now[name] !== details[name],
  );
  const current = Object.fromEntries(stale.map((name) => [name, now[name]]));
  const hasMileage = stale.some((name) => fieldOf(name) === 'mileage');
  const { mileage, mileage_unit } = now;
  return hasMileage ? { ...current, mileage, mileage_unit } : current;
}

/** The corrections after these changes by staff; going back to the customer's value ends one. */
export function withChanges(
  known: Corrections,
  changes: readonly DetailChange[],
  by: string,
  at: Date,
): Corrections {
  const next = { ...known };
  for (const { field, before, after } of changes) {
    const old = known[field];
    const entered = old ? old.entered : before;
    if (after === entered) delete next[field];
    else next[field] = { entered, by, at: at.toISOString() };
  }
  return next;
}

/**
 * What a customer's own answer changed of what staff had corrected. Their newest word counts: the
 * correction is over then.
 */
export function overruled(
  known: Corrections,
  before: Required<SeenDetails>,
  after: Required<SeenDetails>,
): DetailChange[] {
  return changesIn(Object.keys(known) as DetailField[], before, after);
}

/** The corrections without those of these changes. */
export function without(known: Corrections, changes: readonly DetailChange[]): Corrections {
  const over = new Set(changes.map(({ field }) => field));
  return Object.fromEntries(
    Object.entries(known).filter(([field]) => !over.has(field as DetailField)),
  );
}

function changesIn(
  fields: readonly DetailField[],
  before: SeenDetails,
  after: SeenDetails,
): DetailChange[] {
  return fields
    .map((field) => ({ field, before: textOf(field, before), after: textOf(field, after) }))
    .filter((change) => change.before !== change.after);
}

/** The details that these values are of: a mileage and its unit are one. */
const fieldsOf = (details: CorrectedDetails): DetailField[] => [
  ...new Set((Object.keys(details) as (keyof CorrectedDetails)[]).map(fieldOf)),
];

const fieldOf = (name: keyof CorrectedDetails): DetailField =>
  name === 'mileage_unit' ? 'mileage' : name;

const textOf = (field: DetailField, values: SeenDetails): string | null =>
  field === 'mileage' ? mileageAsText(values.mileage, values.mileage_unit) : asText(values[field]);

const asText = (value: string | number | null | undefined): string | null =>
  value === null || value === undefined ? null : String(value);
