import type { Auction, Bidder } from '@forecourt/contract';
import { Badge } from '@forecourt/ui/badge';
import { FormattedMessage } from 'react-intl';
import { DealersList } from './DealersList.tsx';
import { deskPhrases } from './deskMessages.ts';
import { Fold } from '../../shared/Fold.tsx';

/** Who was invited, as one line that unfolds; it says at once whom no message reached. */
export function DealersLine({ auction }: { auction: Auction }) {
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
      <DealersList auction={auction} />
    </Fold>
  );
}

function isMissed({ notification }: Bidder): boolean {
  return notification === null || notification?.status === 'FAILED';
}
