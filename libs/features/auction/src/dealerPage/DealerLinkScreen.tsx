import { BrandMark } from '@forecourt/ui/brand';
import { Button } from '@forecourt/ui/button';
import { useSlotRecipe } from '@forecourt/ui/styling';
import { TextField } from '@forecourt/ui/text-field';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import type { FormEvent, ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Note } from '../shared/Note.tsx';
import { dealerLinkRecipe } from './DealerLinkScreen.recipe.ts';
import type { DealerLinkStore } from './DealerLinkStore.ts';
import { linkProblems, messages, phrases } from './messages.ts';

export interface DealerLinkScreenProps {
  store: DealerLinkStore;
  /** Below the form, such as the choice of a language. */
  footer?: ReactNode;
}

/** /dealers: asks for the links to a dealer's own pages; the response is the same for any address. */
export const DealerLinkScreen = observer(function DealerLinkScreen({
  store,
  footer,
}: DealerLinkScreenProps) {
  const styles = useSlotRecipe(dealerLinkRecipe);
  const title = useRef<HTMLHeadingElement>(null);
  const { sentTo } = store;
  useEffect(() => {
    if (sentTo !== null) title.current?.focus();
  }, [sentTo]);
  return (
    <div className={styles.root}>
      <p className={styles.brand}>
        <BrandMark size={28} />
        <FormattedMessage {...messages.product} />
      </p>
      <main className={styles.card}>
        <h1 ref={title} tabIndex={-1} className={styles.title}>
          <FormattedMessage {...(sentTo === null ? messages.title : messages.sentTitle)} />
        </h1>
        <p className={styles.text}>
          {sentTo === null ? (
            <FormattedMessage {...messages.askLead} />
          ) : (
            <FormattedMessage {...phrases.sent} values={{ email: sentTo }} />
          )}
        </p>
        {sentTo === null ? <LinkForm store={store} /> : <Sent store={store} />}
      </main>
      <footer className={styles.foot}>{footer}</footer>
    </div>
  );
});

interface PartProps {
  store: DealerLinkStore;
}

const LinkForm = observer(function LinkForm({ store }: PartProps) {
  const styles = useSlotRecipe(dealerLinkRecipe);
  const field = useRef<HTMLInputElement>(null);
  const { problem } = store;
  const isOfField = problem === 'missing' || problem === 'invalid';
  useEffect(() => {
    if (isOfField) field.current?.focus();
  }, [isOfField]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void store.submit();
  };
  const error = problem && <FormattedMessage {...linkProblems[problem]} />;
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      {error && !isOfField && (
        <Note tone="danger" role="alert">
          {error}
        </Note>
      )}
      <TextField
        ref={field}
        label={<FormattedMessage {...messages.email} />}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        size="lg"
        value={store.email}
        onChange={(event) => store.type(event.target.value)}
        error={isOfField && error}
      />
      <Button type="submit" variant="solid" size="lg" fullWidth loading={store.sending}>
        <FormattedMessage {...messages.submit} />
      </Button>
    </form>
  );
});

/** What to do when nothing comes. */
function Sent({ store }: PartProps) {
  const styles = useSlotRecipe(dealerLinkRecipe);
  return (
    <>
      <div className={styles.hints}>
        <h2>
          <FormattedMessage {...messages.nothing} />
        </h2>
        <ul>
          <li>
            <FormattedMessage {...messages.nothingSpam} />
          </li>
          <li>
            <FormattedMessage {...messages.nothingAddress} />
          </li>
          <li>
            <FormattedMessage {...messages.nothingPartner} />
          </li>
        </ul>
      </div>
      <Button size="lg" fullWidth onClick={() => store.startAgain()}>
        <FormattedMessage {...messages.again} />
      </Button>
    </>
  );
}
