import type { Request } from '@forecourt/contract';
import { serverClock } from '@forecourt/platform';
import { useSecondsUntil } from '@forecourt/platform/sending-words';
import { type MessageDescriptor, useIntl } from 'react-intl';
import { sendSentences } from '../sendMessages.ts';
import { waitText } from './waitText.ts';

/** The button that sends a request again; it counts down while it has to wait. */
export interface SendWait {
  label: string;
  isWaiting: boolean;
  /** How often it can still be sent today; undefined while that is not worth showing. */
  left: string | undefined;
}

/** At or below this, staff see how often a request can still be sent. */
const FEW = 4;

export function useSendWait(request: Request | undefined, button: MessageDescriptor): SendWait {
  const intl = useIntl();
  const seconds = useSecondsUntil(request?.sending.next_at ?? null);
  const label = intl.formatMessage(button);
  const { left = 0, resets_at: resets } = request?.sending ?? {};
  const counts = resets != null && Date.parse(resets) > serverClock.now();
  return {
    isWaiting: seconds > 0,
    label: seconds > 0 ? waitText(label, seconds * 1000, intl) : label,
    left:
      counts && left > 0 && left <= FEW
        ? intl.formatMessage(sendSentences.left, { left })
        : undefined,
  };
}
