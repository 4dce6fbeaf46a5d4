import { apiTokenScopes } from '@forecourt/contract';
import { Alert } from '@forecourt/ui/alert';
import { Button } from '@forecourt/ui/button';
import { Modal } from '@forecourt/ui/dialog';
import { NativeSelect } from '@forecourt/ui/native-select';
import { useSlotRecipe } from '@forecourt/ui/styling';
import { TextField } from '@forecourt/ui/text-field';
import CircleAlert from 'lucide-react/icons/circle-alert';
import { observer } from 'mobx-react-lite';
import { useId, type FormEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { integrationsRecipe } from './Integrations.recipe.ts';
import { messages, phrases, scopeHints, scopeMessages } from './messages.ts';
import { Secret } from './Secret.tsx';
import type { TokenDraft, TokensStore } from './TokensStore.ts';

const periods = [30, 90, 365, null] as const;
const NAME_LENGTH = 100;

/** The form for a token and then, once, the token itself. */
export const NewToken = observer(function NewToken({ store }: { store: TokensStore }) {
  const intl = useIntl();
  const formId = useId();
  const { created, draft } = store;
  const close = (): void => store.close();
  return (
    <>
      <Modal
        open={draft !== null}
        size="sm"
        title={intl.formatMessage(messages.newToken)}
        onOpenChange={close}
        footer={
          <>
            <Button onClick={close}>
              <FormattedMessage {...messages.cancel} />
            </Button>
            <Button
              variant="solid"
              type="submit"
              form={formId}
              loading={store.working === 'create'}
            >
              <FormattedMessage {...messages.create} />
            </Button>
          </>
        }
      >
        {draft && <Form store={store} draft={draft} id={formId} />}
      </Modal>
      <Secret
        secret={created?.secret ?? null}
        title={intl.formatMessage(messages.copyNow)}
        text={intl.formatMessage(messages.copyNowText)}
        name={intl.formatMessage(messages.secret)}
        copyLabel={intl.formatMessage(messages.copy)}
        onClose={close}
      />
    </>
  );
});

interface FormProps {
  store: TokensStore;
  draft: TokenDraft;
  id: string;
}

const Form = observer(function Form({ store, draft, id }: FormProps) {
  const intl = useIntl();
  const styles = useSlotRecipe(integrationsRecipe);
  const { failure } = store;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void store.create();
  };
  return (
    <form id={id} className={styles.form} onSubmit={submit} noValidate>
      <TextField
        data-autofocus
        label={<FormattedMessage {...messages.name} />}
        hint={<FormattedMessage {...messages.nameHint} />}
        autoComplete="off"
        required
        maxLength={NAME_LENGTH}
        value={draft.name}
        onChange={(event) => store.type({ name: event.target.value })}
        error={failure === 'name' && <FormattedMessage {...messages.missingName} />}
      />
      <NativeSelect
        label={<FormattedMessage {...messages.scope} />}
        hint={<FormattedMessage {...scopeHints[draft.scope]} />}
        options={apiTokenScopes.map((value) => ({
          value,
          label: intl.formatMessage(scopeMessages[value]),
        }))}
        value={draft.scope}
        onChange={(event) => store.type({ scope: event.target.value })}
      />
      <NativeSelect
        label={<FormattedMessage {...messages.expiry} />}
        options={periods.map((days) => ({
          value: String(days),
          label:
            days === null
              ? intl.formatMessage(messages.endless)
              : intl.formatMessage(phrases.days, { count: days }),
        }))}
        value={String(draft.expires_in_days)}
        onChange={(event) => {
          const days = periods.find((one) => String(one) === event.target.value);
          if (days !== undefined) store.type({ expires_in_days: days });
        }}
      />
      {(failure === 'full' || failure === 'unexpected') && (
        <Alert status="error" icon={CircleAlert}>
          <FormattedMessage {...messages[failure]} />
        </Alert>
      )}
    </form>
  );
});
