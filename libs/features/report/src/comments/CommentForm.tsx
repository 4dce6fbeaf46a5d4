import { Button } from '@forecourt/ui/button';
import { NativeSelect } from '@forecourt/ui/native-select';
import { useSlotRecipe } from '@forecourt/ui/styling';
import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import type { ReportDefinition } from '../definition.ts';
import { sectionName } from '../messages.ts';
import { commentsRecipe } from './Comments.recipe.ts';
import type { CommentsStore } from './CommentsStore.ts';
import { MessageBox } from './MessageBox.tsx';
import { commentMessages as messages } from './messages.ts';

interface CommentFormProps {
  store: CommentsStore;
  definition: Pick<ReportDefinition, 'sections' | 'sectionNames'>;
}

/** A comment and the part of the report it is about. Ctrl or ⌘ with Enter adds it. */
export const CommentForm = observer(function CommentForm({ store, definition }: CommentFormProps) {
  const intl = useIntl();
  const styles = useSlotRecipe(commentsRecipe);
  const { subject, message } = store.draft;
  const names = definition.sections.map((id) => intl.formatMessage(sectionName(id, definition)));
  const options = [
    { value: '', label: intl.formatMessage(messages.wholeReport) },
    // A subject chosen in another language stays selected.
    ...(subject && !names.includes(subject) ? [subject] : [])
      .concat(names)
      .map((name) => ({ value: name, label: name })),
  ];
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void store.send();
      }}
    >
      <MessageBox store={store} />
      <div className={styles.foot}>
        <NativeSelect
          label={intl.formatMessage(messages.subject)}
          options={options}
          value={subject}
          onChange={(event) => store.write({ subject: event.target.value })}
        />
        <Button
          type="submit"
          variant="solid"
          loading={store.sending !== null}
          disabled={message.trim() === '' && store.sending === null}
        >
          {intl.formatMessage(messages.send)}
        </Button>
      </div>
    </form>
  );
});
