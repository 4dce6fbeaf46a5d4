import { defaultAuctionRules, defaultFlow } from '@forecourt/contract';
import { makeDealerAuction, makeOwnOffer, makePublicReport } from '@forecourt/contract/fixtures';
import { DealerScreen, DealerStore } from '@forecourt/feature-auction/dealer';
import { PublicReportFrame } from '@forecourt/feature-report';
import { type PreviewProps, shownLogo } from '@forecourt/feature-settings';
import { Box } from '@forecourt/ui/layout';
import { useState } from 'react';
import { inHours, never, sample, stillRealtime } from './sample.ts';

/** A dealer who leads a running auction. */
export default function DealerPreview({ settings }: PreviewProps) {
  const [store] = useState(dealerStore);
  const { partner_name: name, logo } = settings.general;
  return (
    <PublicReportFrame partner={name} logo={shownLogo(logo)}>
      <Box padding="4">
        <DealerScreen store={store} infoHref="" />
      </Box>
    </PublicReportFrame>
  );
}

function dealerStore(): DealerStore {
  const random = sample('dealer');
  const best = 11_800;
  const answer = {
    auction: makeDealerAuction(random, {
      server_time: inHours(0),
      start_time: inHours(-19),
      end_time: inHours(5),
      min_bid: null,
      best_offer: best,
      minimum_offer: best + defaultAuctionRules.min_raise,
      leading: true,
      total_offers: 4,
    }),
    report: makePublicReport(random, { kind: `${defaultFlow}_DEALER` }),
    own_offers: [makeOwnOffer(random, { value: best })],
    best_offer: best,
    dealer: { name: 'Cedar Motors' },
    contacts: null,
  };
  const store = new DealerStore({
    dealerKey: '',
    api: {
      getDealerAuction: () => Promise.resolve(answer),
      createPublicOffer: never,
      continueTradeIn: never,
      openInvitation: never,
      tickDealerHandover: never,
      answerSecondChance: never,
    },
    realtime: stillRealtime,
  });
  store.show(answer);
  return store;
}
