import type { IntlShape } from 'react-intl';
import { currencyOf } from './currency.ts';
import type { ReportData } from './reportData.ts';

/** Countries whose odometers count miles. */
const MILE_COUNTRIES: readonly string[] = ['US', 'GB', 'LR', 'MM', 'PR', 'VI', 'GU', 'AS', 'MP'];

/**
 * How far a car was driven, with its unit: an odometer counts what its country measures by. Where
 * the country is not known, the currency of the report says it.
 * @returns null where the mileage is not known
 */
export function mileageText(data: ReportData, intl: IntlShape): string | null {
  const { condition, country_code: country } = data.report.report.car;
  if (condition.mileage === null) return null;
  const isMiles = country ? MILE_COUNTRIES.includes(country) : currencyOf(data) === 'USD';
  const unit = isMiles ? 'mile' : 'kilometer';
  return intl.formatNumber(condition.mileage, { style: 'unit', unit });
}
