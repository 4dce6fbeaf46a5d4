import { CommentItem } from '@forecourt/ui/comment-item';
import { DateTime } from '@forecourt/ui/date-time';
import { Skeleton } from '@forecourt/ui/skeleton';
import { ErrorState } from '@forecourt/ui/states';
import { useSlotRecipe } from '@forecourt/ui/styling';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ReportDefinition } from '../definition.ts';
import { CommentForm } from './CommentForm.tsx';
import { commentsRecipe } from './Comments.recipe.ts';
import type { CommentsStore, ShownComment } from './CommentsStore.ts';
import { partsOf } from './mentions.ts';
import { DeleteQuestion } from './DeleteQuestion.tsx';
import { commentMessages as messages } from './messages.ts';

/** Id of the section, for links to it. */
export const commentsId = 'comments';

export interface CommentsProps {
  store: CommentsStore;
  /** The possible subjects of a comment. */
  definition: Pick<ReportDefinition, 'sections' | 'sectionNames'>;
}

/** Staff's comments on a report, for each other. */
export const Comments = observer(function Comments({ store, definition }: CommentsProps) {
  const styles = useSlotRecipe(commentsRecipe);
  const titleId = `${commentsId}-title`;
  return (
    <section id={commentsId} aria-labelledby={titleId} className={styles.root}>
      <div className={styles.head}>
        <h2 id={titleId} tabIndex={-1} className={styles.title}>
          <FormattedMessage {...messages.title} />
        </h2>
        <p className={styles.hint}>
          <FormattedMessage {...messages.hint} />
        </p>
      </div>
      <CommentList store={store} />
      {store.problem && (
        <p role="alert" className={styles.problem}>
          <FormattedMessage {...messages[store.problem]} />
        </p>
      )}
      {store.mayWrite ? (
        <CommentForm store={store} definition={definition} />
      ) : (
        <p className={styles.hint}>
          <FormattedMessage {...messages.readOnly} />
        </p>
      )}
    </section>
  );
});

const CommentList = observer(function CommentList({ store }: Pick<CommentsProps, 'store'>) {
  const intl = useIntl();
  const styles = useSlotRecipe(commentsRecipe);
  const [asked, setAsked] = useState<ShownComment | null>(null);
  const { shown } = store;
  const { status } = store.comments.state;
  const retry = () => void store.refresh();
  if (!shown) {
    if (status !== 'error') return <CommentsSkeleton />;
    return <ErrorState inline title={<FormattedMessage {...messages.failed} />} onRetry={retry} />;
  }
  return (
    <>
      {status === 'error' && (
        <ErrorState inline title={<FormattedMessage {...messages.stale} />} onRetry={retry} />
      )}
      {shown.length === 0 ? (
        <p className={styles.hint}>
          <FormattedMessage {...messages.empty} />
        </p>
      ) : (
        <ol className={styles.list}>
          {shown.map((comment) => (
            <li key={comment.id}>
              <CommentItem
                author={comment.author.name}
                avatar={comment.author.avatar ?? undefined}
                message={<MentionedText comment={comment} />}
                subject={comment.subject ?? undefined}
                time={<DateTime value={comment.inserted_at} />}
                pending={comment.pending}
                deleteLabel={intl.formatMessage(messages.delete)}
                onDelete={comment.own && store.mayWrite ? () => setAsked(comment) : undefined}
              />
            </li>
          ))}
        </ol>
      )}
      <DeleteQuestion
        comment={asked}
        onKeep={() => setAsked(null)}
        onDelete={({ id }) => {
          setAsked(null);
          void store.delete(id);
        }}
      />
    </>
  );
});

/** The words of a comment, with the names of those whom it mentions. */
function MentionedText({ comment }: { comment: ShownComment }) {
  const styles = useSlotRecipe(commentsRecipe);
  return partsOf(comment.message, comment.mentions).map((part, index) =>
    'text' in part ? (
      part.text
    ) : (
      <bdi key={index} className={styles.mention}>
        {part.mention}
      </bdi>
    ),
  );
}

function CommentsSkeleton() {
  const intl = useIntl();
  const styles = useSlotRecipe(commentsRecipe);
  return (
    <div role="status" aria-label={intl.formatMessage(messages.loading)} className={styles.list}>
      <Skeleton width="min(420px, 90%)" height="44px" />
      <Skeleton width="min(320px, 70%)" height="44px" />
    </div>
  );
}
