import CircleOff from 'lucide-react/icons/circle-off';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import Tag from 'lucide-react/icons/tag';
import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import type { BulkButton } from '../../list/bulk/BulkBar.tsx';
import { BulkFrame } from '../../list/bulk/BulkFrame.tsx';
import { useBulkWords } from '../../list/bulk/useBulkWords.ts';
import type { DealerListStore } from '../DealerListStore.ts';
import type { GroupChoice } from '../groups/GroupChoice.ts';
import { messages } from '../messages.ts';
import { exportDealers } from '../parts/DealerTools.tsx';
import { dealerBulkOf } from './DealerBulkStore.ts';
import { bulkWords as words } from './messages.ts';

interface DealerBulkProps {
  store: DealerListStore;
  choice: GroupChoice;
}

const states = [
  { id: 'deactivate', icon: CircleOff },
  { id: 'takeBack', icon: RotateCcw },
] as const;

/** The bulk actions of the directory, and their result. */
export default observer(function DealerBulk({ store, choice }: DealerBulkProps) {
  const bulk = dealerBulkOf(store);
  const intl = useIntl();
  const tell = useBulkWords(bulk, words);
  const grouped = bulk.allowed('addToGroup');
  const buttons: BulkButton[] = [
    {
      id: 'addToGroup',
      label: intl.formatMessage(messages.addToGroup),
      icon: Tag,
      count: grouped.length,
      run: () => choice.ask(grouped),
    },
    ...states.map(({ id, icon }) => ({
      id,
      icon,
      label: intl.formatMessage(messages[id]),
      count: bulk.allowed(id).length,
      run: () => tell(bulk.set(id)),
    })),
  ];
  return (
    <BulkFrame
      bulk={bulk}
      store={store}
      words={words}
      tell={tell}
      nameOf={({ name }) => name}
      file={() =>
        void exportDealers(
          store,
          intl,
          store.selection.items.map(({ id }) => id),
        )
      }
      // What none of the selected dealers can become is not offered.
      buttons={buttons.filter(({ count }) => count > 0)}
    />
  );
});
