import type { SavedView } from '@forecourt/contract';
import type { MenuItem } from '@forecourt/ui/menu';
import Pencil from 'lucide-react/icons/pencil';
import Plus from 'lucide-react/icons/plus';
import Save from 'lucide-react/icons/save';
import Trash2 from 'lucide-react/icons/trash-2';
import { viewMessages as messages } from './messages.ts';
import { removeView, saveAs, saveChanges, type ViewContext } from './viewActions.ts';

/** The menu of saved views: those of the list, and what can be done with the open one. */
export function viewItems(context: ViewContext): MenuItem[] {
  const { list, views, intl } = context;
  const open = views.find(list.viewId);
  const known = views.of(list.of);
  const items = known.map((view): MenuItem => ({
    id: view.id,
    label: view.name,
    checked: view === open,
    href: list.hrefOf(view),
  }));
  if (known.length === 0) items.push(insteadOfViews(context));
  if (!views.maySave) return items;
  const changed = open && list.isChanged(open) ? open : null;
  if (changed) {
    items.push({
      id: 'change',
      label: intl.formatMessage(messages.saveChanges),
      icon: Save,
      separated: true,
      onSelect: () => void saveChanges(context, changed),
    });
  }
  items.push({
    id: 'save',
    label: intl.formatMessage(messages.saveAs),
    icon: Plus,
    separated: !changed,
    onSelect: () => saveAs(context),
  });
  return open ? [...items, ...ofView(context, open)] : items;
}

function insteadOfViews({ views, intl }: ViewContext): MenuItem {
  if (views.known) return { id: 'none', label: intl.formatMessage(messages.none), disabled: true };
  return views.all.state.status === 'error'
    ? {
        id: 'retry',
        label: intl.formatMessage(messages.notLoaded),
        onSelect: () => void views.load(),
      }
    : { id: 'loading', label: intl.formatMessage(messages.loading), disabled: true };
}

function ofView(context: ViewContext, view: SavedView): MenuItem[] {
  const { views, intl } = context;
  return [
    {
      id: 'rename',
      label: intl.formatMessage(messages.rename),
      icon: Pencil,
      onSelect: () => views.ask({ view }),
    },
    {
      id: 'remove',
      label: intl.formatMessage(messages.remove),
      icon: Trash2,
      tone: 'danger',
      onSelect: () => void removeView(context, view),
    },
  ];
}
