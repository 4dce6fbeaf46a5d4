import {
  type CarCondition,
  claimStatusNames,
  type DistanceUnit,
  distancesFor,
} from '@forecourt/contract';
import { shownScan } from '../../domain/damagePin.ts';
import { identifiersOf } from '../../domain/identifiers.ts';
import { damagesOf, saysNoDamage } from '../../domain/damages.ts';
import { presentCar } from '../capture/storedCar.ts';
import type { ReportRows } from '../reports/queries.ts';

/** A report as plain text, for readers of the archive without access to the product. */
export function summaryOf(
  { request, report, partner, uploads, conclusion }: ReportRows,
  names: ReadonlyMap<number, string>,
): string {
  const { condition, cover_photo: _cover, id: _id, ...car } = presentCar(report, null);
  const { car_condition_summary: description } = report.info;
  const facts = {
    partner: partner.name,
    request: request.id,
    report: report.id,
    type: request.request_type,
    ...identifiersOf(request),
    handed_in: request.completed_at?.toISOString(),
    conclusion: conclusion === null ? null : claimStatusNames[conclusion],
    description,
  };
  const photos = uploads.flatMap((upload) => {
    const name = names.get(upload.id);
    if (!name) return [];
    const taken = upload.taken_at ? `taken ${upload.taken_at.toISOString()}` : 'time not known';
    return [[name, taken, upload.description].filter(Boolean).join(' | ')];
  });
  const damages = damagesOf(report, shownScan(uploads)).map(
    ({ part, kind, size, description: text }) =>
      [part, [kind, size].filter(Boolean).join(', '), text].filter(Boolean).join(': '),
  );
  return [
    ...section('Report', linesOf(facts)),
    ...section('Car', linesOf(car)),
    ...section('Condition', linesOf(inWords(condition, partner.distance_unit))),
    ...section('Damages', saysNoDamage(report) ? ['No damage reported'] : damages),
    ...section('Files', photos),
  ].join('\r\n');
}

/** With the mileage and its unit as one, for readers of `unit`: `52,200 mi (84,000 km)`. */
function inWords(
  { mileage, mileage_unit: given, ...others }: CarCondition,
  unit: DistanceUnit,
): object {
  if (mileage === null || given === null) return { ...others, mileage };
  const [first, ...more] = distancesFor({ value: mileage, unit: given }, unit).map(
    (one) => `${one.value.toLocaleString('en-US')} ${one.unit}`,
  );
  return { ...others, mileage: [first, ...more.map((text) => `(${text})`)].join(' ') };
}

function section(title: string, lines: string[]): string[] {
  return [title, '='.repeat(title.length), ...(lines.length > 0 ? lines : ['Not provided']), ''];
}

/** One line per known fact; nested members are named by their path. */
function linesOf(facts: object, prefix = ''): string[] {
  return Object.entries(facts).flatMap(([name, value]): string[] => {
    const label = `${prefix}${name.replaceAll('_', ' ')}`;
    if (value === null || value === undefined || value === '') return [];
    return typeof value === 'object'
      ? linesOf(value as object, `${label}, `)
      : [`${label}: ${String(value)}`];
  });
}
