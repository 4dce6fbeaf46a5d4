import { customerName, formatRelative, serverClock } from '@forecourt/platform';
import { Alert } from '@forecourt/ui/alert';
import { Button, ButtonLink } from '@forecourt/ui/button';
import { Inline } from '@forecourt/ui/layout';
import Info from 'lucide-react/icons/info';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { messages, sentences } from '../messages.ts';
import type { RequestPanelStore } from '../RequestPanelStore.ts';
import type { Send } from './useSend.ts';

interface FoundRequestProps {
  store: RequestPanelStore;
  send: Send;
}

/** In place of the button that sends: the customer has an open request, and what can be done. */
export const FoundRequest = observer(function FoundRequest({ store, send }: FoundRequestProps) {
  const intl = useIntl();
  const root = useRef<HTMLDivElement>(null);
  const { found, foundHref, sending } = store;
  const id = found?.id;
  // The button that was pressed has given way to this question.
  useEffect(() => root.current?.focus(), [id]);
  if (!found || foundHref === null) return null;
  const name = customerName(found);
  const number = found.identifiers?.claim_number;
  const ago = formatRelative(found.inserted_at, serverClock.now(), intl.locale);
  return (
    <div ref={root} tabIndex={-1}>
      <Alert
        status="warning"
        icon={Info}
        title={intl.formatMessage(sentences.found, { name, ago })}
        action={
          <Inline gap="2">
            <ButtonLink href={foundHref} variant="solid">
              {intl.formatMessage(messages.openIt)}
            </ButtonLink>
            <Button loading={sending} onClick={() => void send.resend()}>
              {intl.formatMessage(messages.resend)}
            </Button>
            <Button variant="ghost" disabled={sending} onClick={() => void send.anyway()}>
              {intl.formatMessage(messages.sendAnyway)}
            </Button>
          </Inline>
        }
      >
        {number && `${intl.formatMessage(sentences.foundClaim, { number })} `}
        {intl.formatMessage(messages.foundHint)}
      </Alert>
    </div>
  );
});
