import { messageMaxLength } from '@forecourt/contract';
import { Button, ButtonLink } from '@forecourt/ui/button';
import { useSlotRecipe } from '@forecourt/ui/styling';
import { TextArea } from '@forecourt/ui/text-area';
import { TextField } from '@forecourt/ui/text-field';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { plainText } from '../plainText.ts';
import { newThreadRecipe } from './NewThread.recipe.ts';
import { focusNewThread, newThreadId } from './NewThreadSection.tsx';
import type { NewThreadStore } from './NewThreadStore.ts';
import { newThreadMessages as messages, newThreadPhrases as phrases } from './messages.ts';

export interface NewThreadProps {
  store: NewThreadStore;
  /** Name of the partner who answers. */
  partner: string;
}

/** Below a car for sale: the visitor writes to the partner and continues in a conversation. */
export const NewThread = observer(function NewThread({ store, partner }: NewThreadProps) {
  const intl = useIntl();
  const styles = useSlotRecipe(newThreadRecipe);
  const title = useRef<HTMLHeadingElement>(null);
  const { url, closed } = store;
  const shown = useRef(url);
  const wasClosed = useRef(closed);
  useEffect(() => {
    // The pressed button has disappeared: move the focus to the result.
    if (shown.current !== url || wasClosed.current !== closed) {
      title.current?.focus({ preventScroll: true });
    }
    shown.current = url;
    wasClosed.current = closed;
  }, [url, closed]);
  const values = { partner: plainText(partner) };
  return (
    <>
      <div className={styles.head}>
        <h2 ref={title} tabIndex={-1} className={styles.title}>
          <FormattedMessage {...messages[closed ?? (url ? 'sentTitle' : 'title')]} />
        </h2>
        <p className={styles.hint}>
          {intl.formatMessage(phrases[closed ? 'closed' : url ? 'sent' : 'intro'], values)}
        </p>
      </div>
      {url ? (
        <div className={styles.actions}>
          <ButtonLink href={url} variant="solid">
            <FormattedMessage {...messages.open} />
          </ButtonLink>
          {!closed && (
            <Button variant="ghost" onClick={() => store.again()}>
              <FormattedMessage {...messages.again} />
            </Button>
          )}
        </div>
      ) : closed ? null : (
        <NewThreadForm store={store} />
      )}
    </>
  );
});

const NewThreadForm = observer(function NewThreadForm({ store }: Pick<NewThreadProps, 'store'>) {
  const intl = useIntl();
  const styles = useSlotRecipe(newThreadRecipe);
  const { draft, errors, problem, sending } = store;
  useEffect(() => {
    // A link to the form was followed before its code had loaded.
    if (window.location.hash === `#${newThreadId}`) focusNewThread();
  }, []);
  return (
    <form
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void store.send();
      }}
    >
      <div className={styles.pair}>
        <TextField
          required
          label={intl.formatMessage(messages.name)}
          autoComplete="name"
          maxLength={250}
          value={draft.name}
          onChange={(event) => store.write({ name: event.target.value })}
          error={errors.name && intl.formatMessage(messages.nameMissing)}
        />
        <TextField
          required
          label={intl.formatMessage(messages.contact)}
          hint={intl.formatMessage(messages.contactHint)}
          autoComplete="email"
          maxLength={250}
          dir="ltr"
          value={draft.contact}
          onChange={(event) => store.write({ contact: event.target.value })}
          error={
            errors.contact &&
            intl.formatMessage(
              errors.contact === 'missing' ? messages.contactMissing : messages.contactInvalid,
            )
          }
        />
      </div>
      <TextArea
        required
        label={intl.formatMessage(messages.message)}
        maxLength={messageMaxLength}
        dir="auto"
        value={draft.message}
        onChange={(event) => store.write({ message: event.target.value })}
        error={errors.message && intl.formatMessage(messages.messageMissing)}
      />
      {problem && (
        <p role="alert" className={styles.problem}>
          <FormattedMessage {...messages[problem]} />
        </p>
      )}
      <div className={styles.actions}>
        <Button type="submit" variant="solid" loading={sending}>
          <FormattedMessage {...messages.send} />
        </Button>
      </div>
    </form>
  );
});
