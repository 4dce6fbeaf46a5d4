import { hasCode } from '@forecourt/api-client';
import type { SavedView, SavedViewQuery } from '@forecourt/contract';
import { showToast } from '@forecourt/ui/toast';
import type { IntlShape } from 'react-intl';
import type { FilteredList } from './FilteredList.ts';
import { problemMessages, viewMessages, viewSentences } from './messages.ts';
import type { SavedViews } from './SavedViews.ts';
import { savedDisplay } from './viewQuery.ts';

/** The list, the views, and the language of the toasts that say how an act went. */
export interface ViewContext {
  list: FilteredList;
  views: SavedViews;
  intl: IntlShape;
}

const fail = (title: string): void => void showToast({ title, tone: 'danger' });

/** Asks for the name of a view that shows what is shown now. */
export function saveAs({ list, views }: ViewContext): void {
  const { display = list.display.isChosen ? savedDisplay(list.display) : undefined, ...query } =
    list.query;
  views.ask({ of: list.of, query, display });
}

/** Makes the open view show what is shown now. */
export function saveChanges(context: ViewContext, view: SavedView): Promise<void> {
  return change(context, view, context.list.query);
}

/** Makes the rows of the open view look for everybody as they look now, or as each person chose. */
export function shareDisplay(
  context: ViewContext,
  view: SavedView,
  isShared: boolean,
): Promise<void> {
  const { display: _, ...query } = view.query;
  const { display } = context.list;
  return change(context, view, isShared ? { ...query, display: savedDisplay(display) } : query);
}

async function change(
  { views, intl }: ViewContext,
  { id }: SavedView,
  query: SavedViewQuery,
): Promise<void> {
  try {
    const { name } = await views.change(id, query);
    showToast({ title: intl.formatMessage(viewSentences.saved, { name }), tone: 'success' });
  } catch (error) {
    const isGone = hasCode(error, 'NOT_FOUND');
    if (isGone) void views.load();
    fail(intl.formatMessage(isGone ? problemMessages.gone : problemMessages.failed));
  }
}

/** Removes a view for everybody, with an undo; what it showed stays on the screen. */
export async function removeView(context: ViewContext, view: SavedView): Promise<void> {
  const { list, views, intl } = context;
  const { id, name } = view;
  try {
    await views.remove(id);
  } catch {
    return fail(intl.formatMessage(viewSentences.notRemoved, { name }));
  }
  if (list.viewId === id) list.name(undefined);
  showToast({
    title: intl.formatMessage(viewSentences.removed, { name }),
    tone: 'success',
    action: {
      label: intl.formatMessage(viewMessages.undo),
      onClick: () => void restoreView(context, view),
    },
  });
}

async function restoreView({ list, views, intl }: ViewContext, view: SavedView): Promise<void> {
  try {
    const again = await views.restore(view);
    // The address may have been changed since.
    if (list.viewId === undefined && !list.isChanged(again)) list.name(again.id);
  } catch {
    fail(intl.formatMessage(viewSentences.notRestored, { name: view.name }));
  }
}
