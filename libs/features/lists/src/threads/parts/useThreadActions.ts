import type { ReadStatus, Thread } from '@forecourt/contract';
import type { MenuItem } from '@forecourt/ui/menu';
import { showToast } from '@forecourt/ui/toast';
import FileText from 'lucide-react/icons/file-text';
import MailCheck from 'lucide-react/icons/mail-check';
import MailIcon from 'lucide-react/icons/mail';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { messages, sentences } from '../messages.ts';
import type { ThreadAction, ThreadListStore } from '../ThreadListStore.ts';

/** Actions of the rows and keys of a thread list. */
export interface ThreadActions {
  /** The context menu of a thread, with what this user may do. */
  menuFor(thread: Thread): MenuItem[];
  /** A thread's title: the buyer's name, or a text that it is unknown. */
  nameOf(thread: Thread): string;
  /** Toggles a thread between read and unread. */
  toggle(id: string): void;
}

/** Combines the store's actions with the texts that report a failure. */
export function useThreadActions(
  store: ThreadListStore,
  reportHref: (requestId: string) => string,
): ThreadActions {
  const intl = useIntl();
  return useMemo(() => {
    const nameOf = ({ info }: Thread): string =>
      info.buyer.name?.trim() || intl.formatMessage(messages.noName);
    const mark = (id: string, status: ReadStatus): void => {
      const thread = store.items.find((one) => one.id === id);
      const name = thread ? nameOf(thread) : intl.formatMessage(messages.noName);
      store.mark(id, status).catch(() => {
        showToast({ title: intl.formatMessage(sentences.notMarked, { name }), tone: 'danger' });
      });
    };
    const items: Record<ThreadAction, (thread: Thread) => MenuItem> = {
      viewReport: ({ lead_id }) => ({
        id: 'viewReport',
        label: intl.formatMessage(messages.viewReport),
        icon: FileText,
        href: reportHref(lead_id),
      }),
      markRead: ({ id }) => ({
        id: 'markRead',
        label: intl.formatMessage(messages.markRead),
        icon: MailCheck,
        onSelect: () => mark(id, 'READ'),
        shortcut: 'U',
      }),
      markNew: ({ id }) => ({
        id: 'markNew',
        label: intl.formatMessage(messages.markNew),
        icon: MailIcon,
        onSelect: () => mark(id, 'NEW'),
        shortcut: 'U',
      }),
    };
    return {
      nameOf,
      menuFor: (thread) => store.actionsFor(thread).map((action) => items[action](thread)),
      toggle: (id) => {
        const thread = store.items.find((one) => one.id === id);
        if (thread) mark(id, thread.seller_read_status === 'NEW' ? 'READ' : 'NEW');
      },
    };
  }, [store, intl, reportHref]);
}
