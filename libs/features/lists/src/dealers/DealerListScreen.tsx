import type { Dealer } from '@forecourt/contract';
import { lazyPart, useLatch } from '@forecourt/platform/lazy-part';
import { ButtonLink } from '@forecourt/ui/button';
import Upload from 'lucide-react/icons/upload';
import { useSlotRecipe } from '@forecourt/ui/styling';
import { observer } from 'mobx-react-lite';
import { useCallback, useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import type { Go } from '../list/definition.ts';
import { ListFrame } from '../list/ListFrame.tsx';
import type { RowProps } from '../list/SelectableRow.tsx';
import { dealerTable } from './columns.ts';
import type { DealerListStore } from './DealerListStore.ts';
import { GroupChoice } from './groups/GroupChoice.ts';
import { type DealerListLinks, listLinksOf, placeOf } from './links.ts';
import { messages, words } from './messages.ts';
import { dealerRowRecipe } from './parts/DealerRow.recipe.ts';
import { DealerRow } from './parts/DealerRow.tsx';
import { DealerTools } from './parts/DealerTools.tsx';
import { useDealerActions } from './parts/useDealerActions.ts';

export interface DealerListScreenProps {
  store: DealerListStore;
  links: DealerListLinks;
  go: Go;
}

const DealerBulk = lazyPart(() => import('./bulk/DealerBulk.tsx'));
const GroupDialogs = lazyPart(() => import('./groups/GroupDialogs.tsx'));

/** The directory of dealers: tabs, search, groups, endless list, and actions on one or many. */
export const DealerListScreen = observer(function DealerListScreen({
  store,
  links,
  go,
}: DealerListScreenProps) {
  const styles = useSlotRecipe(dealerRowRecipe);
  const intl = useIntl();
  const [choice] = useState(() => new GroupChoice(store));
  const actions = useDealerActions(store, choice, links);
  const isSelecting = useLatch(store.selection.isSelecting);
  const isGrouping = useLatch(choice.isOpen);
  const listLinks = useMemo(() => listLinksOf(store, links), [store, links]);
  const renderRow = useCallback(
    (dealer: Dealer, row: RowProps) => (
      <DealerRow
        dealer={dealer}
        {...row}
        href={store.maySend ? actions.editHref(dealer) : undefined}
        onFavorite={
          store.maySend && dealer.state === 'ACTIVE'
            ? () => actions.toggleFavorite(dealer)
            : undefined
        }
      />
    ),
    [store, actions],
  );
  const importHref = links.import(placeOf(store));
  return (
    <ListFrame
      store={store}
      links={listLinks}
      go={go}
      words={words}
      columns={{ table: dealerTable, styles }}
      actions={actions}
      renderRow={renderRow}
      tools={
        <DealerTools
          store={store}
          choice={choice}
          importHref={importHref}
          onFilter={(filters) => {
            const { tab, search } = placeOf(store);
            go(links.list({ tab, search, ...filters }), { replace: true });
          }}
        />
      }
      emptyActions={
        <ButtonLink icon={Upload} href={importHref}>
          {intl.formatMessage(messages.import)}
        </ButtonLink>
      }
    >
      {isSelecting && <DealerBulk store={store} choice={choice} />}
      {isGrouping && <GroupDialogs choice={choice} />}
    </ListFrame>
  );
});
