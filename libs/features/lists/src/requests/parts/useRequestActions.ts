import type { Request } from '@forecourt/contract';
import { customerName, serverClock } from '@forecourt/platform';
import type { MenuItem } from '@forecourt/ui/menu';
import { showToast } from '@forecourt/ui/toast';
import ArchiveIcon from 'lucide-react/icons/archive';
import ArchiveRestore from 'lucide-react/icons/archive-restore';
import BellRing from 'lucide-react/icons/bell-ring';
import FileText from 'lucide-react/icons/file-text';
import History from 'lucide-react/icons/history';
import Pencil from 'lucide-react/icons/pencil';
import RotateCw from 'lucide-react/icons/rotate-cw';
import Send from 'lucide-react/icons/send';
import ShieldUser from 'lucide-react/icons/shield-user';
import UserRound from 'lucide-react/icons/user-round';
import { useMemo } from 'react';
import { type IntlShape, useIntl } from 'react-intl';
import type { ListLinks } from '../../list/definition.ts';
import type { ListFilters } from '../../list/filters.ts';
import { archiveWords } from '../../list/messages.ts';
import { offerUndo } from '../../list/offerUndo.ts';
import { actionMessages } from '../messages.ts';
import type { RequestAction } from '../requestActions.ts';
import type { RequestListStore } from '../RequestListStore.ts';
import { waitText } from './waitText.ts';

/** Addresses that the screen links to; they must be referentially stable. */
export interface RequestListLinks extends ListLinks {
  /** The report of a request. */
  report(id: string): string;
  /** Where administrators export or erase the customer's data. */
  privacy?(id: string): string;
  /** The timeline of a request, over a tab. */
  timeline(tab: string, search: string, id: string, filters?: ListFilters): string;
}

/**
 * The menu items: the actions of spec §2, the timeline, which everyone may read, and the
 * administrators' privacy actions.
 */
type MenuAction = RequestAction | 'timeline' | 'privacy';

const icons = {
  tryAgain: RotateCw,
  timeline: History,
  followUp: BellRing,
  resend: Send,
  viewReport: FileText,
  edit: Pencil,
  assign: UserRound,
  archive: ArchiveIcon,
  restore: ArchiveRestore,
  privacy: ShieldUser,
};

/** Actions of the rows and keys of a list. */
export interface RequestActions {
  /** The context menu of a request, with what this user may do. */
  menuFor(request: Request): MenuItem[];
  /** The customer's name, or what is known instead. */
  nameOf(request: Request): string;
  /** Archives with a toast that offers an undo for 6 s. */
  archive(id: string): void;
}

/** Combines the store's actions with the texts that confirm and report them and offer the undo. */
export function useRequestActions(
  store: RequestListStore,
  links: Pick<RequestListLinks, 'report' | 'timeline' | 'privacy'>,
): RequestActions {
  const intl = useIntl();
  return useMemo(() => {
    const archive = (id: string): void => {
      const archived = store.archive(id);
      if (archived) offerUndo(archived, customerName(archived.request), intl);
    };
    const restore = async (request: Request): Promise<void> => {
      const name = customerName(request);
      try {
        const said = (await store.restore(request)) ? 'restored' : 'restoredLater';
        showToast({ title: intl.formatMessage(archiveWords[said], { name }), tone: 'success' });
      } catch {
        showToast({ title: intl.formatMessage(archiveWords.notUndone, { name }), tone: 'danger' });
      }
    };
    const run = (action: MenuAction, request: Request): Partial<MenuItem> => {
      if (action === 'timeline') {
        const { search } = store.place;
        return { href: links.timeline(store.tab.path, search, request.id, store.filters) };
      }
      if (action === 'privacy') return { href: links.privacy?.(request.id), separated: true };
      if (action === 'viewReport') return { href: links.report(request.id) };
      if (action === 'archive') {
        return { onSelect: () => archive(request.id), shortcut: 'E', separated: true };
      }
      if (action === 'restore') return { onSelect: () => void restore(request), separated: true };
      if (action === 'assign') return { onSelect: () => store.askAgent(request) };
      if (action === 'edit') return { onSelect: () => store.askDetails(request) };
      if (action === 'tryAgain') return { onSelect: () => store.retrying.ask(request) };
      return { onSelect: () => store.question.ask({ action, request }) };
    };
    return {
      archive,
      nameOf: customerName,
      menuFor: (request) =>
        [
          ...withTimeline(store.actionsFor(request)),
          ...(links.privacy && store.partner?.role === 'ADMIN' ? (['privacy'] as const) : []),
        ].map((action) => ({
          id: action,
          label: labelOf(action, request, intl),
          icon: icons[action],
          ...run(action, request),
        })),
    };
  }, [store, intl, links]);
}

/** Next to the report; archiving stays last and separate. */
function withTimeline(actions: readonly RequestAction[]): MenuAction[] {
  return actions.flatMap((action) => (action === 'viewReport' ? [action, 'timeline'] : [action]));
}

/** Includes the remaining wait, if any; the dialog counts it down. */
function labelOf(action: MenuAction, { sending }: Request, intl: IntlShape): string {
  const label = intl.formatMessage(actionMessages[action]);
  const sends = action === 'followUp' || action === 'resend' || action === 'tryAgain';
  const wait = sends && sending.next_at ? Date.parse(sending.next_at) - serverClock.now() : 0;
  return wait > 0 ? waitText(label, wait, intl) : label;
}
