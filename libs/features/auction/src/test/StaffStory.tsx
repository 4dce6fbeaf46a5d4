import { callsOf, createHttpClient } from '@forecourt/api-client';
import { axiosTransport } from '@forecourt/api-client/axios';
import type { MarketSurvey } from '@forecourt/contract';
import { fixtureNow } from '@forecourt/contract/fixtures';
import { initial, type Loadable, ManualClock } from '@forecourt/platform';
import { FakeRealtime } from '@forecourt/testing';
import { Box } from '@forecourt/ui/layout';
import { observableRef, makeObservable, runInAction } from 'mobx';
import { useState } from 'react';
import { DecisionBar } from '../staff/DecisionBar.tsx';
import { OfferDeskScreen } from '../staff/OfferDeskScreen.tsx';
import { type DeskSource, OfferDeskStore } from '../staff/OfferDeskStore.ts';

/** The report of a story; the store reads it like a real one. */
export class StorySource {
  current: DeskSource;

  constructor(source: DeskSource) {
    this.current = source;
    makeObservable(this, { current: observableRef });
  }
}

export interface StaffTools {
  store: OfferDeskStore;
  realtime: FakeRealtime;
  source: StorySource;
}

export interface StaffStoryProps {
  source: DeskSource;
  /** @default true */
  mayAct?: boolean;
  /** @default false */
  mayAudit?: boolean;
  market?: Loadable<MarketSurvey>;
  /** Offset of the device's clock, in milliseconds. @default 0 */
  deviceOffBy?: number;
  /** With the next step in a bar below, as on phones. @default false */
  bar?: boolean;
  onTools?: (tools: StaffTools) => void;
}

/** Makes the real store with the real client; the live connection and the report are simulated. */
export function makeDesk(props: StaffStoryProps): StaffTools {
  const { mayAct = true, mayAudit = false, market = initial, deviceOffBy = 0 } = props;
  const http = createHttpClient({
    transport: axiosTransport,
    apiUrl: '',
    chatUrl: '',
    token: () => 'token',
    retry: { attempts: 1 },
  });
  const realtime = new FakeRealtime();
  const source = new StorySource(props.source);
  const store = new OfferDeskStore({
    api: callsOf(http, OfferDeskStore.endpoints),
    realtime,
    source: () => source.current,
    partnerId: () => 'partner-1',
    mayAct: () => mayAct,
    mayAudit: () => mayAudit,
    market: () => market,
    onTradeIn: (tradeIn) => runInAction(() => (source.current = { ...source.current, tradeIn })),
    reload: () => undefined,
    device: new ManualClock(fixtureNow.getTime() + deviceOffBy),
  });
  return { store, realtime, source };
}

/** The decision card of a trade report, as wide as beside a report, and the bar on phones. */
export function StaffStory(props: StaffStoryProps) {
  const [store] = useState(() => {
    const tools = makeDesk(props);
    props.onTools?.(tools);
    return tools.store;
  });
  return (
    <Box as="main" style={{ maxWidth: props.bar ? 'none' : 380, padding: 16 }}>
      <OfferDeskScreen store={store} shareHref="/share" infoHref="/info" />
      {props.bar && (
        <Box
          as="footer"
          position="sticky"
          backgroundColor="bg.surface"
          style={{ bottom: 0, margin: '16px -16px -16px', padding: '10px 16px' }}
        >
          <DecisionBar store={store} />
        </Box>
      )}
    </Box>
  );
}
