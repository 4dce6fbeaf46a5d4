import type { Account } from '@forecourt/contract';
import { Button } from '@forecourt/ui/button';
import { Heading } from '@forecourt/ui/layout';
import { useSlotRecipe } from '@forecourt/ui/styling';
import { TextField } from '@forecourt/ui/text-field';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import type { FormEvent } from 'react';
import { FormattedMessage } from 'react-intl';
import { messages } from './messages.ts';
import { profileRecipe } from './ProfileScreen.recipe.ts';
import type { ProfileStore } from './ProfileStore.ts';

interface AboutPartProps {
  store: ProfileStore;
  account: Account;
}

/** Name and phone number, and the email address, which is read-only. */
export const AboutPart = observer(function AboutPart({ store, account }: AboutPartProps) {
  const styles = useSlotRecipe(profileRecipe);
  const name = useRef<HTMLInputElement>(null);
  const phone = useRef<HTMLInputElement>(null);
  const { problem } = store;
  useEffect(() => {
    if (problem === 'emptyName') name.current?.focus();
    if (problem === 'badPhone') phone.current?.focus();
  }, [problem]);
  const error = problem && <FormattedMessage {...messages[problem]} />;
  const isOfField = problem === 'emptyName' || problem === 'badPhone';
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void store.save();
  };
  return (
    <section className={styles.part} aria-labelledby="profile-about">
      <Heading id="profile-about" textStyle="title">
        <FormattedMessage {...messages.about} />
      </Heading>
      <form className={styles.form} onSubmit={submit} noValidate>
        <TextField
          ref={name}
          label={<FormattedMessage {...messages.name} />}
          hint={<FormattedMessage {...messages.nameHint} />}
          autoComplete="name"
          maxLength={250}
          value={store.name}
          onChange={(event) => store.type('name', event.target.value)}
          error={problem === 'emptyName' && error}
        />
        <TextField
          label={<FormattedMessage {...messages.email} />}
          hint={<FormattedMessage {...messages.emailHint} />}
          type="email"
          readOnly
          value={account.email}
          onChange={() => undefined}
        />
        <TextField
          ref={phone}
          label={<FormattedMessage {...messages.phone} />}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          optional
          value={store.phone}
          onChange={(event) => store.type('phone', event.target.value)}
          error={problem === 'badPhone' && error}
        />
        <p role="alert" className={styles.alert} hidden={!problem || isOfField}>
          {!isOfField && error}
        </p>
        <div className={styles.buttons}>
          <Button type="submit" variant="solid" loading={store.sending}>
            <FormattedMessage {...messages.save} />
          </Button>
        </div>
        <p role="status" className={styles.done}>
          {store.saved && <FormattedMessage {...messages.saved} />}
        </p>
      </form>
    </section>
  );
});
