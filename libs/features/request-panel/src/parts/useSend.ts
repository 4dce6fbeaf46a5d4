import { formatPhone } from '@forecourt/platform';
import { dismissToast, showToast } from '@forecourt/ui/toast';
import { useIntl } from 'react-intl';
import { sentences } from '../messages.ts';
import type { RequestPanelStore } from '../RequestPanelStore.ts';
import { failureText } from './failureText.ts';
import { toastText } from './fieldText.ts';

/** Sends the form and reports the result in toasts (spec §5 and §8). */
export function useSend(store: RequestPanelStore, onDone: () => void): () => Promise<void> {
  const intl = useIntl();
  return async () => {
    const result = await store.submit();
    switch (result.status) {
      case 'sent': {
        const { name, phone, email } = result.request;
        const whom = name ?? (formatPhone(phone) || (email ?? ''));
        showToast({ title: intl.formatMessage(sentences.sent, { name: whom }), tone: 'success' });
        onDone();
        return;
      }
      case 'invalid':
        refuse(intl.formatMessage(toastText(store.errors)));
        return;
      case 'failed':
        refuse(failureText(result.error, intl));
        return;
      case 'busy':
    }
  };
}

/** One toast for whatever kept the request from being sent: a new attempt replaces it. */
const REFUSAL = 'request-refused';

function refuse(title: string): void {
  showToast({ id: REFUSAL, title, tone: 'danger' });
}

/** Removes what was said about the last attempt, once another way to send is chosen. */
export function forgetRefusal(): void {
  dismissToast(REFUSAL);
}
