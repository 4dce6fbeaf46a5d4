import type { Thread } from '@forecourt/contract';
import { DateTime } from '@forecourt/ui/date-time';
import { Icon } from '@forecourt/ui/icon';
import { ListRow, type RowAttributes } from '@forecourt/ui/list-row';
import type { MenuItem } from '@forecourt/ui/menu';
import { useSlotStyles } from '@forecourt/ui/styling';
import UserPlus from 'lucide-react/icons/user-plus';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { carName } from '../../list/carName.ts';
import { sentences as listSentences } from '../../list/messages.ts';
import { RowHead } from '../../list/RowHead.tsx';
import { withName } from '../../list/withName.ts';
import { messages, sentences } from '../messages.ts';
import { threadRowRecipe } from './ThreadRow.recipe.ts';

export interface ThreadRowProps {
  thread: Thread;
  /** The conversation. */
  href: string;
  menu: readonly MenuItem[] | (() => readonly MenuItem[]);
  /** Selects it. */
  check?: ReactNode;
  /** @default false */
  selected?: boolean;
  /** Rows are cards. @default false */
  cards?: boolean;
  attributes?: RowAttributes;
}

/**
 * A conversation: with whom, about which car, the last message and its time, and whether it is
 * read.
 */
export function ThreadRow(props: ThreadRowProps) {
  const { thread, href, menu, check, selected, cards, attributes } = props;
  const { info, summary, sender_type, seller_read_status, last_message_at } = thread;
  const intl = useIntl();
  const styles = useSlotStyles(threadRowRecipe);
  const name = info.buyer.name?.trim() || intl.formatMessage(messages.noName);
  const unread = seller_read_status === 'NEW' || undefined;
  return (
    <ListRow
      title={
        <span className={styles.name} data-unread={unread}>
          {name}
          {unread && <span className={styles.dot} />}
          {unread && <span className={styles.said}>{intl.formatMessage(messages.unread)}</span>}
        </span>
      }
      subtitle={carName(info)}
      href={href}
      check={check}
      selected={selected}
      leading={
        <span className={styles.role}>
          <Icon icon={UserPlus} size={18} label={intl.formatMessage(messages.buyer)} />
        </span>
      }
      menu={menu}
      menuLabel={withName(intl, listSentences.actionsFor, name)}
      className={styles.row}
      inColumns={!cards}
      attributes={{ ...attributes, ...(unread && { 'data-unread': true }) }}
      meta={
        <>
          <bdi className={styles.summary}>
            {sender_type === 'AGENT'
              ? intl.formatMessage(sentences.you, { message: summary })
              : summary}
          </bdi>
          <DateTime value={last_message_at} className={styles.date} />
        </>
      }
    />
  );
}

/** The column headers, aligned with the rows; hidden from screen readers, which read the rows. */
export function ThreadRowHead({ check }: Pick<ThreadRowProps, 'check'>) {
  const styles = useSlotStyles(threadRowRecipe);
  return (
    <RowHead
      className={styles.head}
      check={check}
      cells={[
        [styles.headMain, messages.buyer],
        [styles.summary, messages.message],
        [styles.date, messages.received],
      ]}
    />
  );
}
