import type { Auction } from '@forecourt/contract';
import { Badge } from '@forecourt/ui/badge';
import { FormattedMessage } from 'react-intl';
import { DealersList, isMissed } from './DealersList.tsx';
import { deskPhrases } from './deskMessages.ts';
import { Fold } from '../../shared/Fold.tsx';
import type { OfferDeskStore } from './OfferDeskStore.ts';

interface DealersLineProps {
  store: OfferDeskStore;
  auction: Auction;
}

/** Who was invited, as one line that unfolds; it says at once whom no message reached. */
export function DealersLine({ store, auction }: DealersLineProps) {
  const { bidders } = auction;
  const missed = bidders.filter(isMissed).length;
  return (
    <Fold
      name={<FormattedMessage {...deskPhrases.invited} values={{ count: bidders.length }} />}
      gist={
        missed > 0 && (
          <Badge tone="warning">
            <FormattedMessage {...deskPhrases.notReached} values={{ count: missed }} />
          </Badge>
        )
      }
    >
      <DealersList store={store} auction={auction} />
    </Fold>
  );
}
