import { Stack } from '@forecourt/ui/layout';
import type { FormEvent, ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { RequestPanelStore } from '../RequestPanelStore.ts';
import { fieldText } from './fieldText.ts';
import type { Send } from './useSend.ts';

export interface SendFormProps {
  store: RequestPanelStore;
  send: Send;
}

/** The form of one way to send; Enter also sends. Focus moves to the first invalid field. */
export function SendForm({
  onSend,
  children,
}: {
  onSend: () => Promise<void>;
  children: ReactNode;
}) {
  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const form = event.currentTarget;
    await onSend();
    requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid=true]')?.focus());
  };
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Stack gap="4">{children}</Stack>
    </form>
  );
}

/** The error text of each field; undefined where it is valid. Call it in an observer. */
export function useFieldErrors({
  errors,
}: RequestPanelStore): Partial<Record<'name' | 'phone' | 'email', string>> {
  const intl = useIntl();
  const { name, phone, email } = errors;
  return {
    name: name && intl.formatMessage(fieldText('name', name)),
    phone: phone && intl.formatMessage(fieldText('phone', phone)),
    email: email && intl.formatMessage(fieldText('email', email)),
  };
}
