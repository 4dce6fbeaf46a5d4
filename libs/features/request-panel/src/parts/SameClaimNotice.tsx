import { Alert } from '@forecourt/ui/alert';
import { Button, ButtonLink } from '@forecourt/ui/button';
import { Inline } from '@forecourt/ui/layout';
import Info from 'lucide-react/icons/info';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { messages, sentences } from '../messages.ts';
import type { RequestPanelStore } from '../RequestPanelStore.ts';

interface SameClaimNoticeProps {
  store: RequestPanelStore;
  onDone: () => void;
}

/** In place of the forms, after sending: open requests that have the same claim number. */
export const SameClaimNotice = observer(function SameClaimNotice(props: SameClaimNoticeProps) {
  const { store, onDone } = props;
  const intl = useIntl();
  const root = useRef<HTMLDivElement>(null);
  // The button that was pressed has given way to this.
  useEffect(() => root.current?.focus(), []);
  const { sameClaim } = store;
  if (!sameClaim) return null;
  const { number, others } = sameClaim;
  return (
    <div ref={root} tabIndex={-1}>
      <Alert
        status="warning"
        icon={Info}
        title={intl.formatMessage(sentences.sameClaim, { number })}
        action={
          <Inline gap="2">
            {others.map(({ request_id: id, customer }) => (
              <ButtonLink key={id} href={store.reportHref(id)}>
                {customer ?? intl.formatMessage(messages.openOther)}
              </ButtonLink>
            ))}
            <Button variant="solid" onClick={onDone}>
              {intl.formatMessage(messages.done)}
            </Button>
          </Inline>
        }
      >
        {intl.formatMessage(messages.sentToo)}
      </Alert>
    </div>
  );
});
