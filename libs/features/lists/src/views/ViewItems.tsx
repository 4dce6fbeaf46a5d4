import { Menu } from '@forecourt/ui/menu';
import Pencil from 'lucide-react/icons/pencil';
import Plus from 'lucide-react/icons/plus';
import Save from 'lucide-react/icons/save';
import Trash2 from 'lucide-react/icons/trash-2';
import { observer } from 'mobx-react-lite';
import { FormattedMessage, useIntl } from 'react-intl';
import { viewMessages as messages } from './messages.ts';
import type { SavedViews } from './SavedViews.ts';
import { removeView, saveAs, saveChanges, type ViewContext } from './viewActions.ts';

type ViewItemsProps = Pick<ViewContext, 'list' | 'views'>;

/** The menu of saved views: those of the list, and what can be done with the open one. */
export const ViewItems = observer(function ViewItems({ list, views }: ViewItemsProps) {
  const context: ViewContext = { list, views, intl: useIntl() };
  const known = views.of(list.of);
  const open = views.find(list.viewId);
  const changed = open && list.isChanged(open) ? open : null;
  return (
    <>
      {known.map((view) => (
        <Menu.Item key={view.id} value={view.id} checked={view === open} href={list.hrefOf(view)}>
          {view.name}
        </Menu.Item>
      ))}
      {known.length === 0 && <NoViews views={views} />}
      {views.maySave && (
        <>
          <Menu.Separator />
          {changed && (
            <Menu.Item
              value="change"
              icon={Save}
              onSelect={() => void saveChanges(context, changed)}
            >
              <FormattedMessage {...messages.saveChanges} />
            </Menu.Item>
          )}
          <Menu.Item value="save" icon={Plus} onSelect={() => saveAs(context)}>
            <FormattedMessage {...messages.saveAs} />
          </Menu.Item>
          {open && (
            <>
              <Menu.Item value="rename" icon={Pencil} onSelect={() => views.ask({ view: open })}>
                <FormattedMessage {...messages.rename} />
              </Menu.Item>
              <Menu.Item
                value="remove"
                icon={Trash2}
                tone="danger"
                onSelect={() => void removeView(context, open)}
              >
                <FormattedMessage {...messages.remove} />
              </Menu.Item>
            </>
          )}
        </>
      )}
    </>
  );
});

const NoViews = observer(function NoViews({ views }: { views: SavedViews }) {
  if (!views.known && views.all.state.status === 'error') {
    return (
      <Menu.Item value="retry" onSelect={() => void views.load()}>
        <FormattedMessage {...messages.notLoaded} />
      </Menu.Item>
    );
  }
  return (
    <Menu.Item value="none" disabled>
      <FormattedMessage {...(views.known ? messages.none : messages.loading)} />
    </Menu.Item>
  );
});
