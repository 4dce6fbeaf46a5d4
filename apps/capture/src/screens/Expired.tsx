import Check from 'lucide-react/icons/check';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { defineMessages, useIntl } from 'react-intl';
import type { Capture } from '../api/types.ts';
import { useModel } from '../app/context.ts';
import { Icon } from '@forecourt/ui/icon';
import type { AskState } from '../draft/view.ts';
import { Button } from '@forecourt/ui/button';
import { Plain } from './Plain.tsx';
import styles from './Plain.module.css';

const messages = {
  ...defineMessages({
    title: {
      defaultMessage: 'This link has expired',
      description: 'Title: nobody used it for weeks',
    },
    ask: { defaultMessage: 'Request a new link', description: 'Button: asks the partner' },
    kept: {
      defaultMessage: 'Your answers so far are saved.',
      description: 'The link has expired, and the report goes on with a new one',
    },
    failed: {
      defaultMessage: 'Something went wrong. Try again in a few minutes.',
      description: 'Asking for a new link failed',
    },
  }),
  ...defineMessages<{ hint: { partner: string }; asked: { partner: string } }>({
    hint: {
      defaultMessage: 'It wasn’t used for a long time. Ask {partner} for a new one.',
      description: 'Below "This link has expired"',
    },
    asked: {
      defaultMessage: 'We told {partner} that you need a new link. They’ll send you one.',
      description: 'A new link was asked for',
    },
  }),
};

export interface ExpiredProps {
  capture: Capture;
  ask: AskState;
}

/** The link was unused for too long: shows who sent it and a button to request a new one. */
export default function Expired({ capture, ask }: ExpiredProps) {
  const intl = useIntl();
  const model = useModel();
  const partner = capture.partner.name;
  const isAsked = ask === 'asked';
  return (
    <Plain
      title={intl.formatMessage(messages.title)}
      hint={intl.formatMessage(isAsked ? messages.asked : messages.hint, { partner })}
      art={
        <span className={styles.badge}>
          <Icon icon={isAsked ? Check : TriangleAlert} size={48} />
        </span>
      }
      capture={capture}
    >
      <p>{intl.formatMessage(messages.kept)}</p>
      {!isAsked && (
        <Button
          size="touch"
          variant="solid"
          onClick={() => void model.askForLink()}
          disabled={ask === 'asking'}
        >
          {intl.formatMessage(messages.ask)}
        </Button>
      )}
      <p role="alert" className={styles.failed}>
        {ask === 'failed' && intl.formatMessage(messages.failed)}
      </p>
    </Plain>
  );
}
