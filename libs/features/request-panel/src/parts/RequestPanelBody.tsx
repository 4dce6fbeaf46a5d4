import { ButtonLink } from '@forecourt/ui/button';
import { ExpandableRadioGroup } from '@forecourt/ui/expandable-radio-group';
import { Stack, Text } from '@forecourt/ui/layout';
import { FormSkeleton } from '@forecourt/ui/skeleton';
import { referenceOf } from '@forecourt/ui/reference';
import { ErrorState } from '@forecourt/ui/states';
import LinkIcon from 'lucide-react/icons/link';
import Mail from 'lucide-react/icons/mail';
import Smartphone from 'lucide-react/icons/smartphone';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { messages } from '../messages.ts';
import type { RequestPanelStore, SendWay } from '../RequestPanelStore.ts';
import { EmailForm } from './EmailForm.tsx';
import { LinkShare } from './LinkShare.tsx';
import { PhoneForm } from './PhoneForm.tsx';
import { SameClaimNotice } from './SameClaimNotice.tsx';
import { forgetRefusal, useSend } from './useSend.ts';

export interface RequestPanelBodyProps {
  store: RequestPanelStore;
  /** Called when a request was sent or the link copied. */
  onDone: () => void;
  /** Address of the dialog that sends to many customers. */
  manyHref?: string;
  /** Reloads the partner's settings after a failure. */
  onRetry?: () => void;
}

/** The three ways to send, or a placeholder until the partner's settings have loaded. */
export const RequestPanelBody = observer(function RequestPanelBody(props: RequestPanelBodyProps) {
  const { store, manyHref, onDone, onRetry } = props;
  const intl = useIntl();
  const send = useSend(store, onDone);
  // The store outlives the panel: what was read before is not shown again.
  useEffect(() => store.forgetSameClaim(), [store]);
  if (store.link === null) {
    if (store.context.status === 'error') {
      return (
        <ErrorState title={intl.formatMessage(messages.contextFailed)} onRetry={onRetry}>
          {referenceOf(store.context.error)}
        </ErrorState>
      );
    }
    return <FormSkeleton fields={3} />;
  }
  if (store.sameClaim) return <SameClaimNotice store={store} onDone={onDone} />;
  return (
    <Stack gap="4">
      <ExpandableRadioGroup<SendWay>
        label={intl.formatMessage(messages.ways)}
        value={store.way}
        onValueChange={({ value }) => {
          forgetRefusal();
          store.open(value);
        }}
        options={[
          {
            value: 'phone' as const,
            title: intl.formatMessage(messages.phone),
            hint: intl.formatMessage(
              store.hasWhatsapp ? messages.phoneHintWhatsapp : messages.phoneHint,
            ),
            icon: Smartphone,
            content: <PhoneForm store={store} send={send} />,
          },
          {
            value: 'email' as const,
            title: intl.formatMessage(messages.email),
            hint: intl.formatMessage(messages.emailHint),
            icon: Mail,
            content: <EmailForm store={store} send={send} />,
          },
          {
            value: 'link' as const,
            title: intl.formatMessage(messages.link),
            hint: intl.formatMessage(store.linkWorks ? messages.linkHint : messages.linkOff),
            icon: LinkIcon,
            content: store.linkWorks ? (
              <LinkShare link={store.link} onDone={onDone} />
            ) : (
              <Text color="fg.muted">{intl.formatMessage(messages.linkOffText)}</Text>
            ),
          },
        ].filter(({ value }) => store.ways.includes(value))}
      />
      {manyHref && (
        <ButtonLink href={manyHref} variant="ghost">
          {intl.formatMessage(messages.many)}
        </ButtonLink>
      )}
    </Stack>
  );
});
