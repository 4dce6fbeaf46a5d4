import type { Passkey } from '@forecourt/contract';
import { formatDateTime } from '@forecourt/platform';
import { Button } from '@forecourt/ui/button';
import { ConfirmDialog } from '@forecourt/ui/dialog';
import { Heading, Inline, Text } from '@forecourt/ui/layout';
import { useSlotRecipe } from '@forecourt/ui/styling';
import { TextField } from '@forecourt/ui/text-field';
import { observer } from 'mobx-react-lite';
import { type FormEvent, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { factorsRecipe } from './FactorsSection.recipe.ts';
import type { FactorsStore } from './FactorsStore.ts';
import { messages, phrases } from './sectionMessages.ts';

interface PasskeysGroupProps {
  heading: 'h2' | 'h3';
  store: FactorsStore;
  passkeys: readonly Passkey[];
}

/** The list of passkeys by name, and a button to add one. */
export const PasskeysGroup = observer(function PasskeysGroup(props: PasskeysGroupProps) {
  const { heading, store, passkeys } = props;
  const intl = useIntl();
  const styles = useSlotRecipe(factorsRecipe);
  const add = (): void => void store.addPasskey(intl.formatMessage(messages.defaultName));
  return (
    <div className={styles.group}>
      <div className={styles.head}>
        <Heading as={heading} textStyle="title">
          <FormattedMessage {...messages.passkeys} />
        </Heading>
        <Button loading={store.working === 'addPasskey'} onClick={add}>
          <FormattedMessage {...messages.addPasskey} />
        </Button>
      </div>
      {passkeys.length === 0 ? (
        <Text color="fg.muted">
          <FormattedMessage {...messages.noPasskeys} />
        </Text>
      ) : (
        <ul className={styles.list} aria-label={intl.formatMessage(messages.passkeys)}>
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} store={store} passkey={passkey} />
          ))}
        </ul>
      )}
    </div>
  );
});

interface PasskeyRowProps {
  store: FactorsStore;
  passkey: Passkey;
}

const PasskeyRow = observer(function PasskeyRow({ store, passkey }: PasskeyRowProps) {
  const intl = useIntl();
  const styles = useSlotRecipe(factorsRecipe);
  const [name, setName] = useState<string | null>(null);
  const [asks, setAsks] = useState(false);
  const rename = (event: FormEvent): void => {
    event.preventDefault();
    const wanted = name?.trim();
    if (wanted) void store.renamePasskey(passkey.id, wanted).then((done) => done && setName(null));
  };
  if (name !== null) {
    return (
      <li className={styles.row}>
        <form onSubmit={rename} className={styles.main} noValidate>
          <TextField
            label={<FormattedMessage {...messages.passkeyName} />}
            maxLength={60}
            autoFocus
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
          <Inline gap="2" paddingTop="2">
            <Button type="submit" size="sm" loading={store.working === passkey.id}>
              <FormattedMessage {...messages.save} />
            </Button>
            <Button size="sm" variant="ghost" onClick={() => setName(null)}>
              <FormattedMessage {...messages.cancel} />
            </Button>
          </Inline>
        </form>
      </li>
    );
  }
  const when = passkey.last_used_at ?? passkey.inserted_at;
  return (
    <li className={styles.row}>
      <div className={styles.main}>
        <div className={styles.name}>{passkey.name}</div>
        <div className={styles.quiet}>
          <FormattedMessage
            {...(passkey.last_used_at ? phrases.used : phrases.added)}
            values={{ when: formatDateTime(when) }}
          />
        </div>
      </div>
      <Button
        size="sm"
        aria-label={intl.formatMessage(phrases.renameOne, { name: passkey.name })}
        onClick={() => setName(passkey.name)}
      >
        <FormattedMessage {...messages.rename} />
      </Button>
      <Button
        size="sm"
        loading={store.working === passkey.id}
        aria-label={intl.formatMessage(phrases.removeOne, { name: passkey.name })}
        onClick={() => setAsks(true)}
      >
        <FormattedMessage {...messages.remove} />
      </Button>
      <ConfirmDialog
        open={asks}
        danger
        title={intl.formatMessage(messages.askRemove)}
        confirmLabel={intl.formatMessage(messages.remove)}
        onOpenChange={() => setAsks(false)}
        onConfirm={() => {
          setAsks(false);
          void store.removePasskey(passkey.id);
        }}
      >
        <FormattedMessage {...messages.askRemoveText} />
      </ConfirmDialog>
    </li>
  );
});
