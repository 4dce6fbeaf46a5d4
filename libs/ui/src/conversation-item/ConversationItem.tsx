import UserMinus from 'lucide-react/icons/user-minus';
import UserPlus from 'lucide-react/icons/user-plus';
import type { ReactNode } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { useNavigation } from '../navigation/NavigationProvider.tsx';
import { useSlotStyles } from '../styling/useStyles.ts';
import { useUiText } from '../text/UiTextProvider.tsx';
import { conversationRecipe } from './ConversationItem.recipe.ts';

export interface ConversationItemProps {
  name: string;
  /** 'year make model' */
  car: string;
  /** A seller is a minus-user on blue, a buyer a plus-user on green (spec §2). */
  role: 'seller' | 'buyer';
  href: string;
  summary?: string;
  time?: ReactNode;
  /** Highlighted with a red dot; read ones are bordered. @default false */
  unread?: boolean;
  /** Whether this is the open conversation. @default false */
  current?: boolean;
}

/** A conversation in a list. */
export function ConversationItem(props: ConversationItemProps) {
  const { name, car, role, href, summary, time, unread, current } = props;
  const { Link } = useNavigation();
  const styles = useSlotStyles(conversationRecipe, { role, unread });
  const text = useUiText();
  return (
    <Link href={href} className={styles.root} aria-current={current ? 'page' : undefined}>
      <span className={styles.role}>
        <Icon
          icon={role === 'seller' ? UserMinus : UserPlus}
          size={18}
          label={role === 'seller' ? text.seller : text.buyer}
        />
      </span>
      <span className={styles.words}>
        <span className={styles.name}>
          <bdi>{name}</bdi>
        </span>
        <span className={styles.car}>
          <bdi>{car}</bdi>
        </span>
        {summary && (
          <span className={styles.summary}>
            <bdi>{summary}</bdi>
          </span>
        )}
      </span>
      <span className={styles.end}>
        {time}
        {unread && <span className={styles.dot} />}
        {unread && <span className={styles.said}>{text.unread}</span>}
      </span>
    </Link>
  );
}
