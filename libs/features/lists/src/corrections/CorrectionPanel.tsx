import type { Request } from '@forecourt/contract';
import { formatPhone } from '@forecourt/platform';
import { Alert } from '@forecourt/ui/alert';
import { Button, Spinner } from '@forecourt/ui/button';
import { SidePanel } from '@forecourt/ui/dialog';
import { Stack, Text } from '@forecourt/ui/layout';
import { showToast } from '@forecourt/ui/toast';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import { observer } from 'mobx-react-lite';
import { type FormEvent, useEffect, useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { sendFailureText } from '../requests/parts/sendFailureText.ts';
import { useSendWait } from '../requests/parts/useSendWait.ts';
import { CorrectionFields } from './CorrectionFields.tsx';
import type { CorrectionForm } from './CorrectionForm.ts';
import { messages, sentences } from './messages.ts';
import { failureText } from './words.ts';

interface CorrectionPanelProps {
  form: CorrectionForm;
  /** @default true */
  open?: boolean;
  onClose(): void;
}

/** Corrects details of a request, over any page; then it can go to the corrected address. */
export const CorrectionPanel = observer(function CorrectionPanel(props: CorrectionPanelProps) {
  const { form, open = true, onClose } = props;
  const intl = useIntl();
  const formId = useId();
  useEffect(() => void form.begin(), [form]);
  const close = (): void => {
    if (form.saving || form.sending) return;
    form.end();
    onClose();
  };
  const save = async (): Promise<void> => {
    if (!(await form.save())) return focusWrong(formId);
    if (form.way) return;
    showToast({ title: intl.formatMessage(messages.saved), tone: 'success' });
    onClose();
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void save();
  };
  const { saved, way } = form;
  return (
    <SidePanel
      open={open}
      title={intl.formatMessage(sentences.title, { name: form.ask.name })}
      onOpenChange={close}
      footer={
        saved && way ? (
          <SendButtons form={form} request={saved} onClose={close} />
        ) : (
          <>
            <Button disabled={form.saving} onClick={close}>
              <FormattedMessage {...messages.cancel} />
            </Button>
            <Button
              type="submit"
              form={formId}
              variant="solid"
              disabled={!form.isChanged}
              loading={form.saving}
            >
              <FormattedMessage {...messages.save} />
            </Button>
          </>
        )
      }
    >
      {saved && way ? (
        <SendQuestion form={form} request={saved} />
      ) : (
        <form id={formId} noValidate onSubmit={submit}>
          <Fields form={form} />
        </form>
      )}
    </SidePanel>
  );
});

const Fields = observer(function Fields({ form }: Pick<CorrectionPanelProps, 'form'>) {
  if (form.ask.fields.includes('phone') && !form.phone) return <Spinner />;
  return (
    <Stack gap="4">
      <CorrectionFields form={form} />
      {Object.keys(form.conflicts).length > 0 && (
        <Alert status="warning" icon={CircleAlert}>
          <FormattedMessage {...messages.stale} />
        </Alert>
      )}
      {form.failure != null && (
        <Alert status="error" icon={CircleAlert}>
          <FormattedMessage {...failureText(form.failure)} />
        </Alert>
      )}
    </Stack>
  );
});

interface SendProps {
  form: CorrectionForm;
  request: Request;
}

/** What is saved, and where the link can go now. */
const SendQuestion = observer(function SendQuestion({ form, request }: SendProps) {
  const intl = useIntl();
  const wait = useSendWait(request, messageOf(form));
  return (
    <Stack gap="4">
      <Alert status="success" icon={CircleCheck}>
        <FormattedMessage {...messages.saved} />
      </Alert>
      <Text>
        <FormattedMessage {...sentences.sendTo} values={{ to: whereTo(form) }} />
      </Text>
      {wait.left && <Text color="fg.muted">{wait.left}</Text>}
      {form.sendError != null && (
        <Text role="alert" color="danger.fg">
          {sendFailureText(form.sendError, intl)}
        </Text>
      )}
    </Stack>
  );
});

const SendButtons = observer(function SendButtons(props: SendProps & { onClose(): void }) {
  const { form, request, onClose } = props;
  const intl = useIntl();
  const wait = useSendWait(request, messageOf(form));
  const send = async (): Promise<void> => {
    const to = whereTo(form);
    if (!(await form.send())) return;
    showToast({ title: intl.formatMessage(sentences.sent, { to }), tone: 'success' });
    onClose();
  };
  return (
    <>
      <Button disabled={form.sending} onClick={onClose}>
        <FormattedMessage {...messages.notNow} />
      </Button>
      <Button
        variant="solid"
        disabled={wait.isWaiting}
        loading={form.sending}
        onClick={() => void send()}
      >
        {wait.label}
      </Button>
    </>
  );
});

const messageOf = ({ way }: CorrectionForm) =>
  way && 'email' in way.to ? messages.sendAddress : messages.sendNumber;

function whereTo({ way }: CorrectionForm): string {
  if (!way) return '';
  return 'email' in way.to ? way.to.email : formatPhone(way.to.phone);
}

function focusWrong(formId: string): void {
  requestAnimationFrame(() =>
    document.getElementById(formId)?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus(),
  );
}
