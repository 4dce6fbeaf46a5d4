import type { IntlShape } from 'react-intl';

/** A share of 0 to 1, such as `7%`. */
export function percentText(share: number, intl: IntlShape): string {
  return intl.formatNumber(share, { style: 'percent' });
}
