import type { Thread } from '@forecourt/contract';
import MailCheck from 'lucide-react/icons/mail-check';
import MailIcon from 'lucide-react/icons/mail';
import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import type { BulkButton } from '../../list/bulk/BulkBar.tsx';
import { BulkFrame } from '../../list/bulk/BulkFrame.tsx';
import { useBulkWords } from '../../list/bulk/useBulkWords.ts';
import { messages } from '../messages.ts';
import type { ThreadListStore } from '../ThreadListStore.ts';
import { threadsCsv } from './csv.ts';
import { bulkWords as words } from './messages.ts';
import { threadBulkOf } from './ThreadBulkStore.ts';

export interface ThreadBulkProps {
  store: ThreadListStore;
  /** Address of a conversation about a request's car, for the CSV file. */
  thread(requestId: string, id: string): string;
  nameOf(thread: Thread): string;
}

const actions = [
  { id: 'markRead', icon: MailCheck },
  { id: 'markNew', icon: MailIcon },
] as const;

/** The bulk actions of a thread list, and their result. */
export default observer(function ThreadBulk({ store, thread, nameOf }: ThreadBulkProps) {
  const bulk = threadBulkOf(store);
  const intl = useIntl();
  const tell = useBulkWords(bulk, words);
  const file = {
    name: 'conversations',
    textOf: (threads: readonly Thread[]) =>
      threadsCsv(threads, ({ lead_id: leadId, id }) => {
        return new URL(thread(leadId, id), window.location.origin).href;
      }),
  };
  const buttons = actions.map(({ id, icon }): BulkButton => ({
    id,
    icon,
    count: bulk.allowed(id).length,
    label: intl.formatMessage(messages[id]),
    run: () => tell(bulk.mark(id)),
  }));
  return (
    <BulkFrame
      bulk={bulk}
      store={store}
      words={words}
      tell={tell}
      nameOf={nameOf}
      file={file}
      buttons={store.maySend ? buttons : []}
    />
  );
});
