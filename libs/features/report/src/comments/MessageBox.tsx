import { type Colleague, messageMaxLength } from '@forecourt/contract';
import { useSlotRecipe } from '@forecourt/ui/styling';
import { TextArea } from '@forecourt/ui/text-area';
import { observer } from 'mobx-react-lite';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { commentsRecipe } from './Comments.recipe.ts';
import type { CommentsStore } from './CommentsStore.ts';
import { MemberList, memberId } from './MemberList.tsx';
import { mentionAt, type MentionQuery } from './mentions.ts';
import { commentMessages as messages } from './messages.ts';

/**
 * The box to write a comment in. While @ and a name are typed, it offers colleagues: arrow keys choose,
 * Enter or Tab takes one, Escape closes the list.
 */
export const MessageBox = observer(function MessageBox({ store }: { store: CommentsStore }) {
  const intl = useIntl();
  const styles = useSlotRecipe(commentsRecipe);
  const box = useRef<HTMLTextAreaElement>(null);
  const listId = useId();
  const [query, setQuery] = useState<MentionQuery | null>(null);
  const [marked, setMarked] = useState(0);
  const caret = useRef<number | null>(null);
  const { message, mentions = [] } = store.draft;
  const found = query && store.mentionable(query.text);
  const chosen = found?.[Math.min(marked, found.length - 1)];

  // After a name was put in, the caret stands behind it.
  useEffect(() => {
    if (caret.current === null) return;
    box.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  }, [message]);

  const look = (text: string, at: number): void => {
    const next = mentionAt(text, at);
    if (next) void store.loadColleagues();
    if (next?.text !== query?.text) setMarked(0);
    setQuery(next);
  };
  const take = ({ id, name }: Colleague): void => {
    if (!query) return;
    const before = `${message.slice(0, query.at)}@${name} `;
    const after = message.slice(query.at + 1 + query.text.length).replace(/^ /, '');
    const others = mentions.filter((one) => one.id !== id);
    caret.current = before.length;
    setQuery(null);
    store.write({ message: before + after, mentions: [...others, { id, name }] });
    box.current?.focus();
  };
  const press = (event: KeyboardEvent): void => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) return void store.send();
    if (!query) return;
    if (event.key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      return setQuery(null);
    }
    if (!found || !chosen || event.nativeEvent.isComposing) return;
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (by) {
      event.preventDefault();
      setMarked((found.indexOf(chosen) + by + found.length) % found.length);
    } else if ((event.key === 'Enter' || event.key === 'Tab') && !event.shiftKey) {
      event.preventDefault();
      take(chosen);
    }
  };
  return (
    <>
      <TextArea
        ref={box}
        label={intl.formatMessage(messages.message)}
        hint={intl.formatMessage(messages.messageHint)}
        value={message}
        maxLength={messageMaxLength}
        dir="auto"
        rows={2}
        aria-autocomplete="list"
        aria-controls={query ? listId : undefined}
        aria-activedescendant={query && chosen ? memberId(listId, chosen) : undefined}
        onChange={({ target }) => {
          store.write({ message: target.value });
          look(target.value, target.selectionEnd);
        }}
        onSelect={({ currentTarget }) =>
          query && look(currentTarget.value, currentTarget.selectionEnd)
        }
        onBlur={() => setQuery(null)}
        onKeyDown={press}
      />
      {query && (
        <div className={styles.members}>
          <MemberList
            id={listId}
            members={found ?? undefined}
            failed={store.colleagues.state.status === 'error'}
            marked={chosen}
            onTake={take}
          />
        </div>
      )}
    </>
  );
});
