import { webhookEventTypes } from '@forecourt/contract';
import { Alert } from '@forecourt/ui/alert';
import { Button } from '@forecourt/ui/button';
import { Checkbox } from '@forecourt/ui/checkbox';
import { Modal } from '@forecourt/ui/dialog';
import { Fieldset } from '@forecourt/ui/fieldset';
import { useSlotRecipe } from '@forecourt/ui/styling';
import { TextField } from '@forecourt/ui/text-field';
import CircleAlert from 'lucide-react/icons/circle-alert';
import { observer } from 'mobx-react-lite';
import { useId, type FormEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { integrationsRecipe } from './Integrations.recipe.ts';
import { messages as common } from './messages.ts';
import { eventNames, webhookMessages as messages } from './webhookMessages.ts';
import type { WebhookDraft, WebhooksStore } from './WebhooksStore.ts';

const URL_LENGTH = 1000;

/** The form for a webhook. */
export const NewWebhook = observer(function NewWebhook({ store }: { store: WebhooksStore }) {
  const intl = useIntl();
  const formId = useId();
  const { draft } = store;
  const close = (): void => store.close();
  return (
    <Modal
      open={draft !== null}
      size="sm"
      title={intl.formatMessage(messages.newWebhook)}
      onOpenChange={close}
      footer={
        <>
          <Button onClick={close}>
            <FormattedMessage {...common.cancel} />
          </Button>
          <Button variant="solid" type="submit" form={formId} loading={store.working === 'create'}>
            <FormattedMessage {...messages.add} />
          </Button>
        </>
      }
    >
      {draft && <Form store={store} draft={draft} id={formId} />}
    </Modal>
  );
});

interface FormProps {
  store: WebhooksStore;
  draft: WebhookDraft;
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
        label={<FormattedMessage {...messages.url} />}
        hint={<FormattedMessage {...messages.urlHint} />}
        type="url"
        inputMode="url"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        required
        maxLength={URL_LENGTH}
        value={draft.url}
        onChange={(event) => store.type({ url: event.target.value })}
        error={failure === 'address' && <FormattedMessage {...messages.address} />}
      />
      <Fieldset
        legend={<FormattedMessage {...messages.events} />}
        error={failure === 'events' && intl.formatMessage(messages.chooseEvents)}
      >
        {webhookEventTypes.map((type) => (
          <Checkbox
            key={type}
            checked={draft.events.includes(type)}
            onCheckedChange={({ checked }) =>
              store.type({
                events: checked
                  ? [...draft.events, type]
                  : draft.events.filter((one) => one !== type),
              })
            }
          >
            <FormattedMessage {...eventNames[type]} />
          </Checkbox>
        ))}
      </Fieldset>
      {(failure === 'full' || failure === 'unexpected') && (
        <Alert status="error" icon={CircleAlert}>
          <FormattedMessage {...(failure === 'full' ? messages.full : common.unexpected)} />
        </Alert>
      )}
    </form>
  );
});
