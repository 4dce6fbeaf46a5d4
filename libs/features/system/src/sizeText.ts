import type { IntlShape } from 'react-intl';

const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const;

/** A size in the largest unit of which it has at least one: 1,400,000 bytes are "1.4 MB". */
export function sizeText({ formatNumber }: Pick<IntlShape, 'formatNumber'>, bytes: number): string {
  const step = bytes < 1 ? 0 : Math.floor(Math.log10(bytes) / 3);
  const index = Math.min(step, UNITS.length - 1);
  return formatNumber(bytes / 1000 ** index, {
    style: 'unit',
    unit: UNITS[index]!,
    maximumFractionDigits: 1,
  });
}
