import { formatPhone } from '@forecourt/platform';
import { showToast } from '@forecourt/ui/toast';
import { useIntl } from 'react-intl';
import { sentences } from '../messages.ts';
import type { RequestPanelStore } from '../RequestPanelStore.ts';
import { failureText } from './failureText.ts';
import { toastTexts } from './fieldText.ts';

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
        for (const text of toastTexts(store.errors)) {
          const title = intl.formatMessage(text);
          showToast({ id: title, title, tone: 'danger' });
        }
        return;
      case 'failed': {
        const title = failureText(result.error, intl);
        showToast({ id: 'request-failed', title, tone: 'danger' });
        return;
      }
      case 'busy':
    }
  };
}
