import { Alert } from '@forecourt/ui/alert';
import { Button } from '@forecourt/ui/button';
import { CopyButton } from '@forecourt/ui/copy-button';
import { ConfirmDialog } from '@forecourt/ui/dialog';
import { Heading, Text } from '@forecourt/ui/layout';
import { FormSkeleton } from '@forecourt/ui/skeleton';
import { referenceOf } from '@forecourt/ui/reference';
import { ErrorState } from '@forecourt/ui/states';
import { useSlotRecipe } from '@forecourt/ui/styling';
import { observer } from 'mobx-react-lite';
import { useState, type FormEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { companyRecipe } from './Company.recipe.ts';
import { CompanyFields } from './CompanyFields.tsx';
import type { CompanySetupStore } from './CompanySetupStore.ts';
import { messages, phrases } from './messages.ts';

/** How the branch's people sign in with their company: set up, tested, removed. */
export const CompanyCard = observer(function CompanyCard({ store }: { store: CompanySetupStore }) {
  const intl = useIntl();
  const styles = useSlotRecipe(companyRecipe);
  const { state, value } = store.answer;
  return (
    <section className={styles.group}>
      <div>
        <Heading as="h2" textStyle="title">
          <FormattedMessage {...messages.title} />
        </Heading>
        <Text color="fg.muted">
          <FormattedMessage {...messages.text} />
        </Text>
      </div>
      {state.status === 'error' && (
        <ErrorState
          inline
          title={<FormattedMessage {...messages.loadFailed} />}
          onRetry={() => void store.load()}
        >
          {referenceOf(state.error)}
        </ErrorState>
      )}
      {!value && state.status !== 'error' && (
        <div role="status" aria-label={intl.formatMessage(messages.loading)}>
          <FormSkeleton fields={4} />
        </div>
      )}
      {value && <Form store={store} />}
    </section>
  );
});

const Form = observer(function Form({ store }: { store: CompanySetupStore }) {
  const intl = useIntl();
  const styles = useSlotRecipe(companyRecipe);
  const [asks, setAsks] = useState(false);
  const { answer, draft, failure, saved, tested, working } = store;
  const setup = answer.value?.company_sign_in ?? null;
  const callback = answer.value?.callback_url ?? '';
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void store.save();
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      {setup && (
        <Text>
          <FormattedMessage {...phrases.people} values={{ count: setup.people }} />{' '}
          {setup.kept_admin && (
            <FormattedMessage {...phrases.kept} values={{ name: setup.kept_admin.name }} />
          )}
        </Text>
      )}
      <Text>
        <FormattedMessage {...messages.callback} />
      </Text>
      <Text className={styles.code}>{callback}</Text>
      <div>
        <CopyButton size="sm" text={callback} label={intl.formatMessage(messages.copy)} />
      </div>
      <CompanyFields store={store} />
      {tested && (
        <Alert status={tested.problem ? 'warning' : 'success'}>
          {tested.problem ? (
            <FormattedMessage {...messages[tested.problem]} />
          ) : (
            <FormattedMessage {...phrases.found} values={{ url: tested.sign_in_url ?? '' }} />
          )}
        </Alert>
      )}
      <Text
        role="alert"
        color="danger.fg"
        hidden={failure !== 'unexpected' && failure !== 'passwordNeeded'}
      >
        {failure && <FormattedMessage {...messages[failure]} />}
      </Text>
      <Text role="status" hidden={!saved}>
        {saved && <FormattedMessage {...messages.saved} />}
      </Text>
      <div className={styles.actions}>
        <Button type="submit" variant="solid" loading={working === 'save'}>
          <FormattedMessage {...messages.save} />
        </Button>
        <Button
          disabled={draft.issuer.trim() === ''}
          loading={working === 'test'}
          onClick={() => void store.test()}
        >
          <FormattedMessage {...messages.test} />
        </Button>
        {setup && (
          <Button loading={working === 'remove'} onClick={() => setAsks(true)}>
            <FormattedMessage {...messages.remove} />
          </Button>
        )}
      </div>
      <ConfirmDialog
        open={asks}
        danger
        title={intl.formatMessage(messages.askRemove)}
        confirmLabel={intl.formatMessage(messages.remove)}
        onOpenChange={() => setAsks(false)}
        onConfirm={() => {
          setAsks(false);
          void store.remove();
        }}
      >
        <FormattedMessage {...messages.askRemoveText} />
      </ConfirmDialog>
    </form>
  );
});
