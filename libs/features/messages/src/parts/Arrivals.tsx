import { useSlotRecipe } from '@forecourt/ui/styling';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { ConversationStore } from '../conversation/ConversationStore.ts';
import { conversationViewRecipe } from '../conversation/ConversationView.recipe.ts';
import { messages } from '../messages.ts';
import { plainText } from '../plainText.ts';

interface ArrivalsProps {
  store: ConversationStore<unknown>;
  /** The other side's name. */
  name: string;
}

/** Announces arriving messages to screen readers; earlier ones are not announced. */
export const Arrivals = observer(function Arrivals({ store, name }: ArrivalsProps) {
  const styles = useSlotRecipe(conversationViewRecipe);
  const intl = useIntl();
  const [from] = useState(store.log.lastSeq);
  const last = store.log.messages.findLast(({ mine }) => !mine);
  const text = last && last.seq > from ? plainText(last.text) : '';
  return (
    <div className={styles.said} role="log" aria-live="polite">
      {text && intl.formatMessage(messages.arrived, { name, text })}
    </div>
  );
});
