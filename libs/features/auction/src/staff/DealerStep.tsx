import type { Dealer } from '@forecourt/contract';
import { Checkbox } from '@forecourt/ui/checkbox';
import { InfiniteList } from '@forecourt/ui/infinite-list';
import { EmptyState } from '@forecourt/ui/states';
import { useSlotStyles } from '@forecourt/ui/styling';
import { observer } from 'mobx-react-lite';
import { useCallback } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { DealerChoice } from './DealerChoice.ts';
import { shareMessages as messages, sharePhrases as phrases } from './shareMessages.ts';
import { shareRecipe } from './ShareScreen.recipe.ts';

/** The first step: every dealer with name and email, one by one or all at once. */
export const DealerStep = observer(function DealerStep({ choice }: { choice: DealerChoice }) {
  const styles = useSlotStyles(shareRecipe);
  const intl = useIntl();
  const { list, count } = choice;
  const row = useCallback((dealer: Dealer) => <Row dealer={dealer} choice={choice} />, [choice]);
  return (
    <div className={styles.step}>
      <div className={styles.head}>
        <Checkbox
          checked={choice.isAll && !choice.isSome && !choice.isNone}
          indeterminate={choice.isSome}
          disabled={list.items.length === 0}
          onCheckedChange={() => choice.toggleAll()}
        >
          <FormattedMessage {...messages.all} />
        </Checkbox>
        <span className={styles.count} role="status">
          {count !== null && <FormattedMessage {...phrases.chosen} values={{ count }} />}
        </span>
      </div>
      <div className={styles.list}>
        <InfiniteList
          items={list.items}
          getKey={({ id }) => id}
          renderItem={row}
          status={list.infinite}
          onLoadMore={() => void list.loadMore()}
          onRetry={() => void list.retry()}
          label={intl.formatMessage(messages.dealers)}
          skeletonCount={6}
          empty={<EmptyState title={<FormattedMessage {...messages.none} />} />}
          end={<FormattedMessage {...messages.end} />}
        />
      </div>
    </div>
  );
});

const Row = observer(function Row({ dealer, choice }: { dealer: Dealer; choice: DealerChoice }) {
  const styles = useSlotStyles(shareRecipe);
  return (
    <div className={styles.row}>
      <Checkbox
        checked={choice.has(dealer.id)}
        onCheckedChange={() => choice.toggle(dealer.id)}
        hint={dealer.email}
      >
        {dealer.name}
      </Checkbox>
    </div>
  );
});
