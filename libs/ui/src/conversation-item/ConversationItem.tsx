import type { ReactNode } from 'react';
import { RoleAvatar } from '../avatar/RoleAvatar.tsx';
import { useNavigation } from '../navigation/NavigationProvider.tsx';
import { useSlotRecipe } from '../styling/useRecipe.ts';
import { useUiText } from '../text/UiTextProvider.tsx';
import { conversationRecipe } from './ConversationItem.recipe.ts';

export interface ConversationItemProps {
  name: string;
  /** 'year make model' */
  car: string;
  /** Shown as a badge of the initials. */
  role: 'seller' | 'buyer';
  href: string;
  summary?: string;
  /** What is wrong with it, before the summary. */
  warning?: ReactNode;
  /** Usually a DateTime of format `recent`. */
  time?: ReactNode;
  /** Highlighted with a red dot; read ones are bordered. @default false */
  unread?: boolean;
  /** Whether this is the open conversation. @default false */
  current?: boolean;
}

/** A conversation in a list: with whom and when, about which car, and what was said last. */
export function ConversationItem(props: ConversationItemProps) {
  const { name, car, role, href, summary, warning, time, unread, current } = props;
  const { Link } = useNavigation();
  const styles = useSlotRecipe(conversationRecipe, { unread });
  const text = useUiText();
  return (
    <Link href={href} className={styles.root} aria-current={current ? 'page' : undefined}>
      <RoleAvatar name={name} role={role} />
      <span className={styles.words}>
        <span className={styles.line}>
          <span className={styles.name}>
            <bdi>{name}</bdi>
          </span>
          {time && <span className={styles.time}>{time}</span>}
        </span>
        <span className={styles.car}>
          <bdi>{car}</bdi>
        </span>
        <span className={styles.line}>
          {warning && <span className={styles.warning}>{warning}</span>}
          <span className={styles.summary}>
            <bdi>{summary}</bdi>
          </span>
          {unread && <span className={styles.dot} />}
          {unread && <span className={styles.said}>{text.unread}</span>}
        </span>
      </span>
    </Link>
  );
}
