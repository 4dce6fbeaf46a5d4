import { customerName } from '@forecourt/platform';
import ArchiveIcon from 'lucide-react/icons/archive';
import ArchiveRestore from 'lucide-react/icons/archive-restore';
import BellRing from 'lucide-react/icons/bell-ring';
import Send from 'lucide-react/icons/send';
import UserRound from 'lucide-react/icons/user-round';
import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { BulkButton } from '../../list/bulk/BulkBar.tsx';
import { BulkFrame } from '../../list/bulk/BulkFrame.tsx';
import { messages as common } from '../../list/bulk/messages.ts';
import { undoOf } from '../../list/bulk/undoOf.ts';
import { useBulkWords } from '../../list/bulk/useBulkWords.ts';
import { actionMessages } from '../messages.ts';
import type { RequestListStore } from '../RequestListStore.ts';
import { BulkQuestionDialog } from './BulkQuestionDialog.tsx';
import { bulkOf } from './BulkStore.ts';
import { requestsCsv } from './csv.ts';
import { bulkWords as words, messages } from './messages.ts';

export interface BulkProps {
  store: RequestListStore;
  /** Address of a request's report, for the CSV file. */
  report(id: string): string;
}

/** The bulk actions of a request list, and their result. */
export default observer(function Bulk({ store, report }: BulkProps) {
  const bulk = bulkOf(store);
  const intl = useIntl();
  const back = useMemo(() => undoOf(bulk), [bulk]);
  const tell = useBulkWords(bulk, words, back);
  const restore = {
    id: 'restore',
    label: actionMessages.restore,
    icon: ArchiveRestore,
    run: () => tell(bulk.unarchive()),
  } as const;
  const assign = (): void =>
    store.assigning.ask({
      requests: bulk.allowed('assign').map((request) => ({
        id: request.id,
        name: customerName(request),
        agentId: request.agent?.id ?? null,
      })),
      assign: async (agentId) => tell(bulk.assign(agentId)),
    });
  const usual = [
    { id: 'followUp', label: messages.followUp, icon: BellRing, run: () => bulk.ask('followUp') },
    { id: 'resend', label: messages.resend, icon: Send, run: () => bulk.ask('resend') },
    { id: 'assign', label: actionMessages.assign, icon: UserRound, run: assign },
    { id: 'archive', label: common.archive, icon: ArchiveIcon, run: () => tell(bulk.archive()) },
  ] as const;
  // Nothing else can be done with what is archived.
  const isArchive = store.tab.status === 'ARCHIVED';
  const buttons = isArchive ? [restore] : usual;
  const file = {
    name: 'requests',
    textOf: (items: Parameters<typeof requestsCsv>[0]) =>
      requestsCsv(items, (id) => new URL(report(id), window.location.origin).href),
  };
  return (
    <BulkFrame
      bulk={bulk}
      store={store}
      words={words}
      tell={tell}
      file={file}
      nameOf={customerName}
      buttons={(store.maySend ? buttons : []).map(({ id, label, icon, run }): BulkButton => ({
        id,
        icon,
        run,
        count: bulk.allowed(id).length,
        label: intl.formatMessage(label),
      }))}
    >
      <BulkQuestionDialog bulk={bulk} selected={store.selection.size} tell={tell} />
    </BulkFrame>
  );
});
