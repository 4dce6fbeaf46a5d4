import { distancesFor, type Distance } from '@forecourt/contract';
import { formatDistances } from '@forecourt/platform';
import type { IntlShape } from 'react-intl';
import type { ReportData } from './reportData.ts';

/**
 * How far a car was driven, with its unit: as it was given, and before it as the reader counts where
 * that is another unit. `46,000 mi (74,000 km)`
 * @returns null where the mileage is not known
 */
export function mileageText(data: ReportData, intl: IntlShape): string | null {
  const distances = mileageOf(data);
  return distances && formatDistances(distances, intl.locale);
}

/** How far a car was driven: as the reader counts, then as it was given if that is another unit. */
export function mileageOf({ report }: ReportData): readonly [Distance, ...Distance[]] | null {
  const { mileage, mileage_unit: unit } = report.report.car.condition;
  if (mileage === null) return null;
  // the server stores no mileage without a unit
  const given = { value: mileage, unit: unit ?? report.distance_unit };
  return distancesFor(given, report.distance_unit);
}
