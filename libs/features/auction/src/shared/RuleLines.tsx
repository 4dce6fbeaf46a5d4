import { auctionExtension } from '@forecourt/contract';
import type { CurrencyCode, DealerRules } from '@forecourt/contract';
import { formatMoney } from '@forecourt/platform';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { rulePhrases, ruleTexts } from './ruleMessages.ts';

interface RuleLinesProps {
  rules: DealerRules;
  currency: CurrencyCode;
  /** Whether the reserve is met; null while that is not told. */
  reserveMet?: boolean | null;
  /** The price of a buy-now has its own button. @default false */
  hasBuyButton?: boolean;
}

/** An auction's rules as its dealers are told, each in one line; nothing where there is none. */
export function RuleLines(props: RuleLinesProps) {
  const { locale } = useIntl();
  return linesOf(props, locale).map(([key, line]) => <p key={key}>{line}</p>);
}

/** What is worth saying of the rules: `[key, line]`. */
function linesOf(
  { rules, currency, reserveMet = null, hasBuyButton }: RuleLinesProps,
  locale: string,
): [string, ReactNode][] {
  const price = (amount: number) => ({ price: formatMoney(amount, currency, locale) });
  const { min_bid: least, min_raise: raise, buy_now_price: buyNow, sealed } = rules;
  const lines: [string, ReactNode][] = [];
  if (sealed) lines.push(['sealed', <FormattedMessage {...ruleTexts.sealed} />]);
  if (least !== null) {
    lines.push(['least', <FormattedMessage {...rulePhrases.minimum} values={price(least)} />]);
  }
  if (!sealed) {
    lines.push(['raise', <FormattedMessage {...rulePhrases.raise} values={price(raise)} />]);
  }
  if (rules.has_reserve) {
    lines.push(['reserve', <FormattedMessage {...reserveText(sealed, reserveMet)} />]);
  }
  if (buyNow !== null && !hasBuyButton) {
    lines.push(['buyNow', <FormattedMessage {...rulePhrases.buyNow} values={price(buyNow)} />]);
  }
  if (rules.extension) {
    lines.push([
      'extension',
      <FormattedMessage {...rulePhrases.extension} values={auctionExtension} />,
    ]);
  }
  if (rules.proxy_bids) lines.push(['proxy', <FormattedMessage {...ruleTexts.proxy} />]);
  return lines;
}

function reserveText(isSealed: boolean, isMet: boolean | null) {
  if (isMet === null) return isSealed ? ruleTexts.reserveSealed : ruleTexts.reserve;
  return isMet ? ruleTexts.reserveMet : ruleTexts.reserveNotMet;
}
