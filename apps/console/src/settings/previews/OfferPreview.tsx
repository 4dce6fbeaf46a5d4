import { defaultFlow } from '@forecourt/contract';
import { makePublicReport, makeTradeInOffer } from '@forecourt/contract/fixtures';
import { OwnerScreen, OwnerStore } from '@forecourt/feature-auction/owner';
import { PublicReportFrame } from '@forecourt/feature-report';
import { type PreviewProps, shownLogo } from '@forecourt/feature-settings';
import { Box } from '@forecourt/ui/layout';
import { useState } from 'react';
import { inHours, never, sample, stillRealtime } from './sample.ts';

/** An offer to an owner, with the two possible answers. */
export default function OfferPreview({ settings }: PreviewProps) {
  const { partner_name: name, logo } = settings.general;
  const [store] = useState(() => offerStore(name));
  return (
    <PublicReportFrame partner={name} logo={shownLogo(logo)}>
      <Box padding="4">
        <OwnerScreen store={store} receiptHref="" />
      </Box>
    </PublicReportFrame>
  );
}

function offerStore(partner: string): OwnerStore {
  const random = sample('offer');
  const store = new OwnerStore({
    requestId: '',
    sessionKey: '',
    api: {
      getPublicRequest: never,
      answerTradeInOffer: never,
      withdrawTradeIn: never,
      tickOwnHandover: never,
    },
    realtime: stillRealtime,
  });
  store.show({
    report: makePublicReport(random, { kind: `${defaultFlow}_OFFER` }),
    trade_in: {
      id: 'preview',
      inserted_at: inHours(-24),
      offer_set_timestamp: inHours(-1),
      offer: makeTradeInOffer(random, {
        value: 12_050,
        expires_at: inHours(7 * 24),
        comment: null,
        trade_for_new: false,
        dealer: { name: partner },
      }),
      contacts: null,
    },
  });
  return store;
}
