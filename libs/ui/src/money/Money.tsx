import { formatMoney } from '@forecourt/platform';

export interface MoneyProps {
  /** In units of the currency: 12.5 is twelve and a half dollars. */
  value: number;
  currency: 'EUR' | 'USD';
  /** The page's language, such as `de-DE`: an amount is written in it. */
  locale: string;
}

/** An amount with its currency, without decimals or with two. */
export function Money({ value, currency, locale }: MoneyProps) {
  return <span style={{ whiteSpace: 'nowrap' }}>{formatMoney(value, currency, locale)}</span>;
}
