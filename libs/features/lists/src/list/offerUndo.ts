import { showToast } from '@forecourt/ui/toast';
import type { IntlShape } from 'react-intl';
import type { Archiving } from './Archiving.ts';
import { archiveWords as words } from './messages.ts';

/** Shows a toast that `name` was archived, with an undo for 6 s. */
export function offerUndo(archived: Archiving, name: string, intl: IntlShape): void {
  const fail = (message: 'notArchived' | 'notUndone'): void => {
    showToast({ id, title: intl.formatMessage(words[message], { name }), tone: 'danger' });
  };
  let undone = false;
  const id = showToast({
    title: intl.formatMessage(words.archived, { name }),
    tone: 'success',
    action: {
      label: intl.formatMessage(words.undo),
      onClick: () => {
        undone = true;
        archived.undo().catch(() => fail('notUndone'));
      },
    },
    onStatusChange: ({ status }) => {
      if (status === 'unmounted' && !undone) archived.settle();
    },
  });
  archived.done.catch(() => fail('notArchived'));
}
