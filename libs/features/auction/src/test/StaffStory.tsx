import { callsOf, createHttpClient } from '@forecourt/api-client';
import { axiosTransport } from '@forecourt/api-client/axios';
import type { MarketSurvey } from '@forecourt/contract';
import { fixtureNow } from '@forecourt/contract/fixtures';
import { initial, type Loadable, ManualClock } from '@forecourt/platform';
import { FakeRealtime } from '@forecourt/testing';
import { Box } from '@forecourt/ui/layout';
import { observableRef, makeObservable, runInAction } from 'mobx';
import { useState } from 'react';
import { DecisionBar } from '../staff/desk/DecisionBar.tsx';
import { OfferDeskScreen } from '../staff/desk/OfferDeskScreen.tsx';
import { type DeskSource, OfferDeskStore } from '../staff/desk/OfferDeskStore.ts';

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
  /** @default true */
  mayKeepRules?: boolean;
  market?: Loadable<MarketSurvey>;
  /** Offset of the device's clock, in milliseconds. @default 0 */
  deviceOffBy?: number;
  /** Address of the settings, for those who may change them. */
  settingsHref?: string;
  /** With the next step in a bar below, as on phones. @default false */
  bar?: boolean;
  onTools?: (tools: StaffTools) => void;
}

/** Makes the real store with the real client; the live connection and the report are simulated. */
export function makeDesk(props: StaffStoryProps): StaffTools {
  const {
    mayAct = true,
    mayAudit = false,
    mayKeepRules = true,
    market = initial,
    deviceOffBy = 0,
  } = props;
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
    partnerName: () => 'Northgate Motors',
    timeZone: () => 'America/New_York',
    mayKeepRules: () => mayKeepRules,
    mayAct: () => mayAct,
    mayAudit: () => mayAudit,
    market: () => market,
    onTradeIn: (tradeIn) => runInAction(() => (source.current = { ...source.current, tradeIn })),
    reload: () => undefined,
    clock: new ManualClock(fixtureNow),
    device: new ManualClock(fixtureNow.getTime() + deviceOffBy),
  });
  return { store, realtime, source };
}

/** The decision card of a trade report, as wide as beside a report; on phones below it, with the bar. */
export function StaffStory(props: StaffStoryProps) {
  const [store] = useState(() => {
    const tools = makeDesk(props);
    props.onTools?.(tools);
    return tools.store;
  });
  return (
    <Box
      as="main"
      display="flex"
      flexDirection="column"
      style={{
        ['--page-gutter' as string]: '16px',
        boxSizing: 'border-box',
        padding: 'var(--page-gutter)',
        minHeight: props.bar ? '100dvh' : 0,
        maxWidth: props.bar ? 'none' : 380,
      }}
    >
      {props.bar && <Box style={{ flex: '0 0 100dvh' }} />}
      <OfferDeskScreen
        store={store}
        shareHref="/share"
        infoHref="/info"
        settingsHref={props.settingsHref}
      />
      {props.bar && <DecisionBar store={store} />}
    </Box>
  );
}
