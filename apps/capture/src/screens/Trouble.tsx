import Check from 'lucide-react/icons/check';
import CloudOff from 'lucide-react/icons/cloud-off';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import RotateCw from 'lucide-react/icons/rotate-cw';
import { defineMessages, useIntl } from 'react-intl';
import type { Capture } from '../api/types.ts';
import { useModel } from '../app/context.ts';
import { Icon, type IconComponent } from '@forecourt/ui/icon';
import { Button } from '@forecourt/ui/button';
import { Plain } from './Plain.tsx';
import styles from './Plain.module.css';

const messages = defineMessages({
  goneTitle: {
    defaultMessage: 'This link is no longer valid',
    description: 'Title: wrong or old link',
  },
  gone: {
    defaultMessage:
      'It may have expired or be incomplete. Open it again from your message, or ask the sender for a new link.',
    description: 'The link is wrong, expired or revoked',
  },
  closedTitle: {
    defaultMessage: 'This request is closed',
    description: 'Title: the partner has archived the request',
  },
  closed: {
    defaultMessage: 'Nothing more is needed from you.',
    description: 'The partner has archived the request',
  },
  unreachableTitle: {
    defaultMessage: 'No connection',
    description: 'Title: first visit, and no server can be reached',
  },
  unreachable: {
    defaultMessage: 'We’ll try again as soon as you’re online.',
    description: 'First visit, and no server can be reached',
  },
  retry: { defaultMessage: 'Try now', description: 'Button: look for the network again' },
});

const looks = {
  gone: { icon: TriangleAlert, title: messages.goneTitle, text: messages.gone },
  closed: { icon: Check, title: messages.closedTitle, text: messages.closed },
  unreachable: {
    icon: CloudOff,
    title: messages.unreachableTitle,
    text: messages.unreachable,
  },
} satisfies Record<string, { icon: IconComponent; title: unknown; text: unknown }>;

export interface TroubleProps {
  kind: keyof typeof looks;
  /** The stored part of the report, which names the contact. */
  capture: Capture | null;
}

/** Explains why there is nothing to fill in. */
export function Trouble({ kind, capture }: TroubleProps) {
  const intl = useIntl();
  const { icon, title, text } = looks[kind];
  return (
    <Plain
      title={intl.formatMessage(title)}
      hint={intl.formatMessage(text)}
      art={
        <span className={styles.badge}>
          <Icon icon={icon} size={48} />
        </span>
      }
      capture={capture}
    >
      {kind === 'unreachable' && <Retry label={intl.formatMessage(messages.retry)} />}
    </Plain>
  );
}

function Retry({ label }: { label: string }) {
  const model = useModel();
  return (
    <Button size="touch" variant="outline" icon={RotateCw} onClick={() => void model.wake()}>
      {label}
    </Button>
  );
}
