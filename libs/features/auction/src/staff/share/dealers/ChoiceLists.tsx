import type { Dealer, DealerContact } from '@forecourt/contract';
import { Button, ButtonLink } from '@forecourt/ui/button';
import { InfiniteList } from '@forecourt/ui/infinite-list';
import { EmptyState } from '@forecourt/ui/states';
import { observer } from 'mobx-react-lite';
import { useCallback } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { DealerChoice } from './DealerChoice.ts';
import { dealerMessages as messages } from './dealerMessages.ts';
import { ChosenRow, DealerRow } from './DealerRow.tsx';
import type { DealerSearch } from './DealerSearch.ts';
import { noFilter } from './dealerFilter.ts';

/** Heights until a row is measured: two lines, or three on a phone. */
const ROW_PX = 61;

interface DealerListProps {
  choice: DealerChoice;
  dealersHref: string | undefined;
}

/** The dealers that are searched for, page by page. */
export const DealerList = observer(function DealerList({ choice, dealersHref }: DealerListProps) {
  const intl = useIntl();
  const { search } = choice;
  const { list } = search;
  const row = useCallback(
    (dealer: Dealer) => <DealerRow dealer={dealer} choice={choice} />,
    [choice],
  );
  return (
    <InfiniteList
      key={list.entry?.keyId}
      items={search.shown}
      getKey={idOf}
      renderItem={row}
      rowHeight={ROW_PX}
      measured
      status={list.infinite}
      onLoadMore={() => void list.loadMore()}
      onRetry={() => void search.retry()}
      label={intl.formatMessage(messages.dealers)}
      skeletonCount={6}
      empty={<Empty search={search} dealersHref={dealersHref} />}
      end={<FormattedMessage {...messages.end} />}
    />
  );
});

const idOf = ({ id }: { id: string }): string => id;

interface EmptyProps {
  search: DealerSearch;
  dealersHref: string | undefined;
}

/** Nobody is found, or there is nobody at all: the way on differs. */
const Empty = observer(function Empty({ search, dealersHref }: EmptyProps) {
  if (search.isFiltered) {
    return (
      <EmptyState
        title={<FormattedMessage {...messages.none} />}
        actions={
          <Button onClick={() => void search.narrow(noFilter)}>
            <FormattedMessage {...messages.clear} />
          </Button>
        }
      >
        <FormattedMessage {...messages.noneText} />
      </EmptyState>
    );
  }
  const { isRest } = search;
  return (
    <EmptyState
      title={<FormattedMessage {...(isRest ? messages.noneLeft : messages.noDealers)} />}
      actions={
        dealersHref && (
          <ButtonLink href={dealersHref} variant={isRest ? 'outline' : 'solid'}>
            <FormattedMessage {...(isRest ? messages.directory : messages.add)} />
          </ButtonLink>
        )
      }
    >
      {!isRest && <FormattedMessage {...messages.noDealersText} />}
    </EmptyState>
  );
});

/** Those that were selected when it was opened, to take some of them out. */
export const ChosenList = observer(function ChosenList({ choice }: { choice: DealerChoice }) {
  const intl = useIntl();
  const { value, state } = choice.reviewed;
  const row = useCallback(
    (dealer: DealerContact) => <ChosenRow dealer={dealer} choice={choice} />,
    [choice],
  );
  const hasFailed = state.status === 'error';
  return (
    <InfiniteList
      items={value ?? NONE}
      getKey={idOf}
      renderItem={row}
      rowHeight={ROW_PX}
      measured
      status={hasFailed ? 'error' : value ? 'complete' : 'loading'}
      onLoadMore={() => undefined}
      onRetry={() => void choice.loadReviewed()}
      label={intl.formatMessage(messages.selected)}
      skeletonCount={6}
      end={<FormattedMessage {...messages.selectedEnd} />}
    />
  );
});

const NONE: readonly DealerContact[] = [];
