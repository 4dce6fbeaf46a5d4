import Trash2 from 'lucide-react/icons/trash-2';
import type { MouseEventHandler, ReactNode } from 'react';
import { Avatar } from '../avatar/Avatar.tsx';
import { Badge } from '../badge/Badge.tsx';
import { IconButton } from '../icon-button/IconButton.tsx';
import { useSlotRecipe } from '../styling/useRecipe.ts';
import { useUiText } from '../text/UiTextProvider.tsx';
import { commentRecipe } from './CommentItem.recipe.ts';

export interface CommentItemProps {
  author: string;
  avatar?: string;
  message: ReactNode;
  /** What it is about, e.g. a section of the report. */
  subject?: string;
  time?: ReactNode;
  /** Own comments can be deleted. */
  onDelete?: MouseEventHandler<HTMLButtonElement>;
  /** Names the delete button. @default 'Delete comment' */
  deleteLabel?: string;
  /** Not yet saved by the server. @default false */
  pending?: boolean;
}

/** A colleague's comment on a report. */
export function CommentItem(props: CommentItemProps) {
  const { author, avatar, message, subject, time, onDelete, deleteLabel, pending } = props;
  const styles = useSlotRecipe(commentRecipe, { pending });
  const words = useUiText();
  return (
    <article className={styles.root} aria-busy={pending || undefined}>
      <Avatar name={author} src={avatar} />
      <div className={styles.main}>
        <div className={styles.head}>
          <div className={styles.byline}>
            <bdi className={styles.author}>{author}</bdi>
            {subject && <Badge>{subject}</Badge>}
            <span className={styles.time}>{time}</span>
          </div>
          {onDelete && (
            <IconButton
              size="sm"
              icon={Trash2}
              label={deleteLabel ?? words.deleteComment}
              onClick={onDelete}
            />
          )}
        </div>
        <div className={styles.text} dir="auto">
          {message}
        </div>
      </div>
    </article>
  );
}
