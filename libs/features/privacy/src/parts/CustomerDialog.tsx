import type { CustomerData } from '@forecourt/contract';
import { Button } from '@forecourt/ui/button';
import { Modal } from '@forecourt/ui/dialog';
import { DownloadLink } from '@forecourt/ui/download-link';
import { FormSkeleton } from '@forecourt/ui/skeleton';
import { referenceOf } from '@forecourt/ui/reference';
import { ErrorState } from '@forecourt/ui/states';
import { useSlotRecipe } from '@forecourt/ui/styling';
import { TextField } from '@forecourt/ui/text-field';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { CustomerTask } from '../CustomerTask.ts';
import { failureText } from '../failureText.ts';
import { messages, phrases } from '../messages.ts';
import { privacyRecipe } from '../Privacy.recipe.ts';
import { CountList } from './CountList.tsx';
import { CustomerRequests } from './CustomerRequests.tsx';

export interface CustomerDialogProps {
  task: CustomerTask;
  onClose: () => void;
}

/** What is affected, the reason, and the typed name before a customer is erased or exported. */
export const CustomerDialog = observer(function CustomerDialog({
  task,
  onClose,
}: CustomerDialogProps) {
  const form = useId();
  const { customer, kind, url } = task;
  const isReady = customer.value !== undefined && !task.isGone && url === null;
  return (
    <Modal
      onOpenChange={onClose}
      title={
        <FormattedMessage {...(kind === 'erase' ? messages.eraseTitle : messages.exportTitle)} />
      }
      footer={
        <>
          <Button onClick={onClose}>
            <FormattedMessage {...(isReady ? messages.cancel : messages.close)} />
          </Button>
          {isReady && (
            <Button
              type="submit"
              form={form}
              variant={kind === 'erase' ? 'danger' : 'solid'}
              loading={task.sending}
            >
              <FormattedMessage
                {...(kind === 'erase' ? messages.eraseForGood : messages.makeExport)}
              />
            </Button>
          )}
        </>
      }
    >
      <Content task={task} form={form} />
    </Modal>
  );
});

const Content = observer(function Content({ task, form }: { task: CustomerTask; form: string }) {
  const intl = useIntl();
  const styles = useSlotRecipe(privacyRecipe);
  const { customer, url } = task;
  if (task.isGone) return <p role="alert">{intl.formatMessage(messages.customerGone)}</p>;
  if (!customer.value) {
    if (customer.state.status === 'error') {
      const title = intl.formatMessage(messages.customerFailed);
      return (
        <ErrorState inline title={title} onRetry={() => void task.load()}>
          {referenceOf(customer.state.error)}
        </ErrorState>
      );
    }
    return (
      <div role="status" aria-label={intl.formatMessage(messages.loading)}>
        <FormSkeleton fields={2} />
      </div>
    );
  }
  if (url !== null) {
    return (
      <div className={styles.form}>
        <p role="status">{intl.formatMessage(messages.ready)}</p>
        <div>
          <DownloadLink href={url}>{intl.formatMessage(messages.download)}</DownloadLink>
        </div>
      </div>
    );
  }
  return <TaskForm task={task} form={form} customer={customer.value} />;
});

interface TaskFormProps {
  task: CustomerTask;
  form: string;
  customer: CustomerData;
}

const TaskForm = observer(function TaskForm({ task, form, customer }: TaskFormProps) {
  const intl = useIntl();
  const styles = useSlotRecipe(privacyRecipe);
  const { kind, problem, failure } = task;
  const reasonProblem = problem === null || problem === 'wrongName' ? undefined : problem;
  return (
    <form
      id={form}
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void task.submit();
      }}
    >
      <p>
        <FormattedMessage {...(kind === 'erase' ? messages.eraseLead : messages.exportLead)} />
      </p>
      <CountList counts={customer.counts} />
      <CustomerRequests requests={customer.requests} />
      <TextField
        label={<FormattedMessage {...messages.reason} />}
        hint={<FormattedMessage {...messages.reasonHint} />}
        error={reasonProblem && intl.formatMessage(messages[reasonProblem])}
        required
        maxLength={200}
        autoComplete="off"
        value={task.reason}
        onChange={(event) => task.setReason(event.target.value)}
      />
      {kind === 'erase' && (
        <TextField
          label={<FormattedMessage {...phrases.confirm} values={{ name: customer.name }} />}
          error={problem === 'wrongName' ? intl.formatMessage(messages.wrongName) : undefined}
          required
          autoComplete="off"
          spellCheck={false}
          value={task.confirmation}
          onChange={(event) => task.setConfirmation(event.target.value)}
        />
      )}
      <p role="alert" className={styles.alert} hidden={failure === undefined}>
        {failure !== undefined && failureText(failure, intl)}
      </p>
    </form>
  );
});
