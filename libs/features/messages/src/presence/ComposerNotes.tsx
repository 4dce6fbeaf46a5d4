import { useSlotRecipe } from '@forecourt/ui/styling';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import type { ConversationStore } from '../conversation/ConversationStore.ts';
import { messages } from '../messages.ts';
import { usePresence } from './context.ts';
import { presenceSentences } from './messages.ts';
import { presenceRecipe } from './presence.recipe.ts';

interface ComposerNotesProps {
  store: ConversationStore<unknown>;
  /** The name of the other side. */
  name: string;
}

/** Who else is writing to the same person, and who answered them meanwhile. */
export const ComposerNotes = observer(function ComposerNotes({ store, name }: ComposerNotesProps) {
  const intl = useIntl();
  const styles = useSlotRecipe(presenceRecipe);
  const presence = usePresence();
  const { id, draft, answered } = store;
  useEffect(() => presence?.open(id), [presence, id]);
  useEffect(() => presence?.typed(id, draft), [presence, id, draft]);
  const writing = presence?.inThread(id).filter((one) => one.writing) ?? [];
  const names = intl.formatList(
    writing.map((one) => one.name),
    { type: 'conjunction' },
  );
  return (
    <>
      <p role="status" className={styles.note}>
        {writing.length > 0 &&
          intl.formatMessage(presenceSentences.writing, { names, count: writing.length, to: name })}
      </p>
      {answered && (
        <p role="alert" className={styles.note}>
          {intl.formatMessage(presenceSentences.answered, {
            name: answered.author ?? intl.formatMessage(messages.staff),
          })}
        </p>
      )}
    </>
  );
});
