import { Button } from '@forecourt/ui/button';
import { Modal } from '@forecourt/ui/dialog';
import { useSlotRecipe } from '@forecourt/ui/styling';
import { useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { commentsRecipe } from './Comments.recipe.ts';
import type { ShownComment } from './CommentsStore.ts';
import { plainMessage } from './mentions.ts';
import { commentMessages as messages } from './messages.ts';

interface DeleteQuestionProps {
  /** The comment to delete; null when closed. */
  comment: ShownComment | null;
  onKeep: () => void;
  onDelete: (comment: ShownComment) => void;
}

/** Confirms before a comment is deleted, because there is no undo. */
export function DeleteQuestion({ comment, onKeep, onDelete }: DeleteQuestionProps) {
  const styles = useSlotRecipe(commentsRecipe);
  const keep = useRef<HTMLButtonElement>(null);
  return (
    <Modal
      size="sm"
      role="alertdialog"
      open={comment !== null}
      onOpenChange={onKeep}
      initialFocus={keep}
      title={<FormattedMessage {...messages.deleteTitle} />}
      footer={
        <>
          <Button ref={keep} onClick={onKeep}>
            <FormattedMessage {...messages.keep} />
          </Button>
          <Button variant="danger" onClick={() => comment && onDelete(comment)}>
            <FormattedMessage {...messages.delete} />
          </Button>
        </>
      }
    >
      <p className={styles.question} dir="auto">
        {comment && plainMessage(comment.message, comment.mentions)}
      </p>
    </Modal>
  );
}
