import type { Thread } from '@forecourt/contract';
import { carName } from '@forecourt/platform';
import { RoleAvatar } from '@forecourt/ui/avatar';
import { ListRow } from '@forecourt/ui/list-row';
import { useSlotRecipe } from '@forecourt/ui/styling';
import { useIntl } from 'react-intl';
import { renderCells } from '../../list/cells.ts';
import { sentences as listSentences } from '../../list/messages.ts';
import type { RowProps } from '../../list/SelectableRow.tsx';
import { withName } from '../../list/withName.ts';
import { threadTable } from '../columns.ts';
import { messages } from '../messages.ts';
import { threadCells } from './threadCells.tsx';
import { threadRowRecipe } from './ThreadRow.recipe.ts';

export interface ThreadRowProps extends RowProps {
  thread: Thread;
  /** The conversation. */
  href: string;
}

/**
 * A conversation: with whom, about which car, the last message and its time, and whether it is
 * read.
 */
export function ThreadRow(props: ThreadRowProps) {
  const { thread, href, menu, check, selected, cards, attributes } = props;
  const { info, seller_read_status } = thread;
  const intl = useIntl();
  const styles = useSlotRecipe(threadRowRecipe);
  const name = info.buyer.name?.trim() || intl.formatMessage(messages.noName);
  const unread = seller_read_status === 'NEW' || undefined;
  return (
    <ListRow
      title={
        <span className={styles.name} data-unread={unread}>
          <span className={styles.words}>{name}</span>
          {unread && <span className={styles.dot} />}
          {unread && <span className={styles.said}>{intl.formatMessage(messages.unread)}</span>}
        </span>
      }
      subtitle={carName(info)}
      href={href}
      check={check}
      selected={selected}
      leading={<RoleAvatar name={info.buyer.name?.trim() || '?'} role="buyer" />}
      menu={menu}
      menuLabel={withName(intl, listSentences.actionsFor, name)}
      className={styles.row}
      inColumns={!cards}
      attributes={{ ...attributes, ...(unread && { 'data-unread': true }) }}
      meta={renderCells(threadTable, [], threadCells, [thread, styles, intl])}
    />
  );
}
