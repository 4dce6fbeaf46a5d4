import type { Flow } from '@forecourt/contract';
import { formatDate } from '@forecourt/platform';
import { flowNames } from '@forecourt/platform/flow-words';
import { ButtonLink } from '@forecourt/ui/button';
import { Page } from '@forecourt/ui/page';
import { CardSkeleton } from '@forecourt/ui/skeleton';
import { referenceOf } from '@forecourt/ui/reference';
import { EmptyState, ErrorState } from '@forecourt/ui/states';
import { useSlotRecipe } from '@forecourt/ui/styling';
import { observer } from 'mobx-react-lite';
import { FormattedMessage, useIntl } from 'react-intl';
import type { InsightsChoice, WhichRequests } from './choice.ts';
import { funnelCsv } from './funnelCsv.ts';
import { insightsRecipe } from './Insights.recipe.ts';
import type { InsightsStore } from './InsightsStore.ts';
import { messages, phrases } from './messages.ts';
import { Channels } from './parts/Channels.tsx';
import { Filters } from './parts/Filters.tsx';
import { ExportMenu, PictureLine } from './parts/ExportMenu.tsx';
import { Funnel, funnelChart } from './parts/Funnel.tsx';
import { Selling } from './parts/Selling.tsx';
import { Steps } from './parts/Steps.tsx';
import { Stuck, type StuckProps } from './parts/Stuck.tsx';
import { Team } from './parts/Team.tsx';
import { Times } from './parts/Times.tsx';
import type { ListHref } from './stepPlace.ts';

export interface InsightsScreenProps extends Pick<StuckProps, 'requestHref' | 'onFollowUp'> {
  store: InsightsStore;
  /** Name of the branch, beside the title. */
  branch?: string | undefined;
  /** Address of the switch that sends the figures of each week by email. */
  weeklyHref: string;
  /** Address of the list of a bar's requests. */
  listHref: ListHref;
  /** Address of the list of requests in progress; see `Stuck`. */
  inProgressHref(flow: Flow, which: WhichRequests): string;
  /** Shows another choice: it is in the address. */
  onChoose(choice: InsightsChoice): void;
}

/** /insights: how far requests come, where customers are lost, and how cars sell. */
export const InsightsScreen = observer(function InsightsScreen(props: InsightsScreenProps) {
  const { store, branch, weeklyHref, listHref, inProgressHref, onChoose } = props;
  const { requestHref, onFollowUp } = props;
  const intl = useIntl();
  const styles = useSlotRecipe(insightsRecipe);
  const { state, value: funnel } = store.funnel;
  const isEmpty = funnel?.steps[0]?.count === 0;
  const { flow, days } = store;
  const period = days && { from: dayText(days.from), to: dayText(days.to) };
  const line = [
    branch,
    flow && intl.formatMessage(flowNames[flow]),
    period && intl.formatMessage(phrases.dates, period),
  ];
  return (
    <PictureLine value={line.filter(Boolean).join(' · ')}>
      <Page
        title={<FormattedMessage {...messages.title} />}
        aside={branch}
        width="wide"
        actions={
          <>
            <ButtonLink href={weeklyHref}>{intl.formatMessage(messages.weekly)}</ButtonLink>
            <ExportMenu
              title={intl.formatMessage(messages.funnel)}
              file="insights"
              disabled={!funnel || isEmpty}
              csv={() => (funnel ? funnelCsv(funnel) : '')}
              charts={() => (funnel ? [funnelChart(funnel, intl)] : [])}
            />
          </>
        }
      >
        <div className={styles.stack}>
          <Filters store={store} onChoose={onChoose} />
          {!funnel && state.status === 'error' && (
            <ErrorState
              title={intl.formatMessage(messages.failed)}
              onRetry={() => void store.loadFunnel()}
            >
              {referenceOf(state.error)}
            </ErrorState>
          )}
          {!funnel && state.status !== 'error' && (
            <div role="status" aria-label={intl.formatMessage(messages.loading)}>
              <CardSkeleton lines={6} />
            </div>
          )}
          {funnel && isEmpty && (
            <EmptyState title={intl.formatMessage(messages.empty)}>
              {intl.formatMessage(messages.emptyText)}
            </EmptyState>
          )}
          {funnel && !isEmpty && (
            <>
              <Funnel store={store} funnel={funnel} listHref={listHref} />
              <Channels funnel={funnel} />
            </>
          )}
          <Stuck
            store={store}
            requestHref={requestHref}
            allHref={store.flow && inProgressHref(store.flow, store.which)}
            onFollowUp={onFollowUp}
          />
          {!isEmpty && <Steps store={store} />}
          {!isEmpty && <Times store={store} />}
          {!isEmpty && store.sells && <Selling store={store} />}
          {!isEmpty && <Team store={store} />}
        </div>
      </Page>
    </PictureLine>
  );
});

/** A day of the branch, which no other time zone moves. */
const dayText = (day: string): string => formatDate(day, { timeZone: 'UTC' });
