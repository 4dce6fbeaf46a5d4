import { customerName } from '@forecourt/platform';
import { dismissToast, showToast } from '@forecourt/ui/toast';
import { useIntl } from 'react-intl';
import { sentences } from '../messages.ts';
import type { RequestPanelStore, SendResult } from '../RequestPanelStore.ts';
import { failureText } from './failureText.ts';
import { toastText } from './fieldText.ts';

/** What the buttons of the form do. */
export interface Send {
  /** Sends, unless the customer has an open request. */
  first(): Promise<void>;
  /** Sends another request. */
  anyway(): Promise<void>;
  /** Sends the open request again. */
  resend(): Promise<void>;
}

/** Sends the form and reports the result in toasts (spec §5 and §8). */
export function useSend(store: RequestPanelStore, onDone: () => void): Send {
  const intl = useIntl();
  const tell = async (sending: Promise<SendResult>): Promise<void> => {
    const result = await sending;
    switch (result.status) {
      case 'sent':
      case 'resent': {
        const name = customerName(result.request);
        const title = intl.formatMessage(sentences[result.status], { name });
        showToast({ title, tone: 'success' });
        if (!store.sameClaim) onDone();
        return;
      }
      case 'asked':
        forgetRefusal();
        return;
      case 'invalid':
        refuse(intl.formatMessage(toastText(store.errors)));
        return;
      case 'failed':
        refuse(failureText(result.error, intl));
        return;
      case 'busy':
    }
  };
  return {
    first: () => tell(store.submit()),
    anyway: () => tell(store.submit(true)),
    resend: () => tell(store.resend()),
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
