import { type DistanceUnit, sellerMiles } from '@forecourt/contract';
import { formatMoney } from '@forecourt/platform';
import { Button } from '@forecourt/ui/button';
import { SidePanel } from '@forecourt/ui/dialog';
import { useNavigation } from '@forecourt/ui/navigation';
import { useSlotRecipe } from '@forecourt/ui/styling';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { awayText } from '../shared/reachText.ts';
import { infoRecipe } from './AuctionInfo.recipe.ts';
import { messages, phrases } from './messages.ts';

/** Buyer's fee of the winning dealership, per lead, in USD (spec §9). */
const FEE_AMOUNT = 199;

export interface AuctionInfoProps {
  /** Who the panel is for. */
  audience: 'dealer' | 'staff';
  /** What a dealer counts distances in. @default mi */
  unit?: DistanceUnit;
}

/** The side panel that explains an auction: a title, four pairs of title and text, and Back (spec §2). */
export function AuctionInfo({ audience, unit = 'mi' }: AuctionInfoProps) {
  const styles = useSlotRecipe(infoRecipe);
  const { back } = useNavigation();
  const { locale } = useIntl();
  const fee = formatMoney(FEE_AMOUNT, 'USD', locale);
  const isDealer = audience === 'dealer';
  return (
    <SidePanel
      closeGoesBack
      title={<FormattedMessage {...(isDealer ? messages.dealerTitle : messages.staffTitle)} />}
      footer={
        <Button onClick={back}>
          <FormattedMessage {...messages.back} />
        </Button>
      }
    >
      <dl className={styles.list}>
        {(isDealer ? dealerPairs(fee, awayText(sellerMiles, unit, locale)) : staffPairs(fee)).map(
          ({ title, text }, index) => (
            <div key={index}>
              <dt className={styles.title}>{title}</dt>
              <dd className={styles.text}>{text}</dd>
            </div>
          ),
        )}
      </dl>
    </SidePanel>
  );
}

interface Pair {
  title: ReactNode;
  text: ReactNode;
}

const dealerPairs = (fee: string, distance: string): Pair[] => [
  {
    title: <FormattedMessage {...messages.firm} />,
    text: <FormattedMessage {...messages.firmText} />,
  },
  {
    title: <FormattedMessage {...messages.best} />,
    text: <FormattedMessage {...messages.bestText} />,
  },
  {
    title: <FormattedMessage {...messages.fee} />,
    text: <FormattedMessage {...phrases.feeText} values={{ fee }} />,
  },
  {
    title: <FormattedMessage {...messages.near} />,
    text: <FormattedMessage {...phrases.nearText} values={{ distance }} />,
  },
];

const staffPairs = (fee: string): Pair[] => [
  {
    title: <FormattedMessage {...messages.quick} />,
    text: <FormattedMessage {...messages.quickText} />,
  },
  {
    title: <FormattedMessage {...messages.clock} />,
    text: <FormattedMessage {...messages.clockText} />,
  },
  {
    title: <FormattedMessage {...messages.best} />,
    text: <FormattedMessage {...messages.staffBestText} />,
  },
  {
    title: <FormattedMessage {...messages.contacts} />,
    text: <FormattedMessage {...phrases.contactsText} values={{ fee }} />,
  },
];
