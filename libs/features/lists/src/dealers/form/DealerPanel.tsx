import { hasCode, isNetworkFailure } from '@forecourt/api-client';
import type { Locales } from '@forecourt/contract';
import { Button } from '@forecourt/ui/button';
import { SidePanel } from '@forecourt/ui/dialog';
import { FormSkeleton } from '@forecourt/ui/skeleton';
import { EmptyState, ErrorState } from '@forecourt/ui/states';
import { showToast } from '@forecourt/ui/toast';
import { observer } from 'mobx-react-lite';
import { type FormEvent, useEffect, useId, useRef } from 'react';
import { type IntlShape, useIntl } from 'react-intl';
import type { DealerForm, FormGroups } from './DealerForm.ts';
import { DealerFields } from './DealerFields.tsx';
import { formMessages as messages, formSentences as sentences } from './messages.ts';

export interface DealerPanelProps {
  form: DealerForm;
  /** The groups of the directory. */
  groups: () => FormGroups;
  /** Makes that other dealers buy, as suggestions. */
  makes: () => readonly string[];
  /** The languages that the partner offers; undefined while they are unknown. */
  languages: () => Locales | undefined;
  /** Address of another dealer's panel. */
  editHref(id: string): string;
  /** Closes the panel once saved, or where there is nothing to save. */
  onDone(): void;
}

/** Adds or edits a dealer, over the directory; closing goes back. */
export const DealerPanel = observer(function DealerPanel(props: DealerPanelProps) {
  const { form, groups, makes, languages, editHref, onDone } = props;
  const intl = useIntl();
  const formId = useId();
  const nameRef = useRef<HTMLInputElement>(null);
  const { id, loading, saving } = form;
  const title = intl.formatMessage(id === null ? messages.add : messages.edit);
  useEffect(() => void form.load(), [form]);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const name = form.texts.name.trim();
    void form.submit().then((isSaved) => {
      if (!isSaved) return focusWrong(formId);
      const words = id === null ? sentences.added : sentences.saved;
      showToast({ title: intl.formatMessage(words, { name }), tone: 'success' });
      onDone();
    });
  };
  const button = (
    <Button type="submit" form={formId} variant="solid" loading={saving}>
      {intl.formatMessage(id === null ? messages.add : messages.save)}
    </Button>
  );
  return (
    <SidePanel
      title={title}
      closeGoesBack
      initialFocus={nameRef}
      footer={loading === 'ready' && button}
    >
      {loading === 'loading' && (
        <div role="status" aria-label={intl.formatMessage(messages.loading)}>
          <FormSkeleton fields={6} />
        </div>
      )}
      {loading === 'gone' && (
        <EmptyState
          title={intl.formatMessage(messages.gone)}
          actions={<Button onClick={onDone}>{intl.formatMessage(messages.toDealers)}</Button>}
        />
      )}
      {loading === 'failed' && (
        <ErrorState title={intl.formatMessage(messages.failed)} onRetry={() => void form.load()} />
      )}
      {loading === 'ready' && (
        <form id={formId} onSubmit={submit} noValidate>
          <DealerFields
            form={form}
            nameRef={nameRef}
            groups={groups()}
            makes={makes()}
            languages={languages()}
            editHref={editHref}
            failure={form.failure === undefined ? null : failureText(form.failure, intl)}
          />
        </form>
      )}
    </SidePanel>
  );
});

function focusWrong(formId: string): void {
  const wrong = document.getElementById(formId)?.querySelector<HTMLElement>('[aria-invalid=true]');
  wrong?.focus();
}

function failureText(error: unknown, intl: IntlShape): string {
  if (isNetworkFailure(error)) return intl.formatMessage(messages.network);
  return intl.formatMessage(hasCode(error, 'FORBIDDEN') ? messages.forbidden : messages.unexpected);
}
