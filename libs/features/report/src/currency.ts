import type { Currency } from '@forecourt/platform';
import type { ReportData } from './reportData.ts';

/**
 * The currency of a report's amounts: its auction's, else its offer's, else the partner's if known,
 * else US dollars, the currency of the product's own prices (spec §9).
 */
export function currencyOf({
  auction,
  trade_in: tradeIn,
}: Pick<ReportData, 'auction' | 'trade_in'>): Currency {
  const partners = tradeIn && 'currency_code' in tradeIn ? tradeIn.currency_code : undefined;
  return auction?.currency_code ?? tradeIn?.offer?.currency_code ?? partners ?? 'USD';
}
