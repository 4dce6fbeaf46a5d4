import {
  auctionInvitation,
  auctionRulesText,
  type CurrencyCode,
  type DealerRules,
  zonedTimeText,
} from '@forecourt/contract';
import { formatMoney } from '@forecourt/platform';
import { feeText } from '../../shared/fee.ts';

/** What an invitation is filled with. */
export interface InvitationFacts {
  partner: string;
  /** 'year make model'. */
  car: string;
  /** In place of the link, which each dealer has their own of. */
  link: string;
  /** The end, in epoch milliseconds. */
  endsAt: number;
  rules: DealerRules;
  currency: CurrencyCode;
  /** The partner's, by its IANA name; a dealer whose own is known is told in that. */
  timeZone: string;
}

/** Messages to dealers are in English. */
const LOCALE = 'en-US';

/** The email that invites a dealer, as it will be sent. */
export function invitationOf({ endsAt, rules, currency, timeZone, ...names }: InvitationFacts) {
  const facts: Record<string, string> = {
    ...names,
    fee: feeText(null, LOCALE),
    time: zonedTimeText(endsAt, timeZone),
    more: auctionRulesText(rules, (amount) => formatMoney(amount, currency, LOCALE)),
  };
  const fill = (text: string) => text.replace(/\{(\w+)\}/g, (_, name: string) => facts[name] ?? '');
  return { subject: fill(auctionInvitation.subject), text: fill(auctionInvitation.text) };
}
