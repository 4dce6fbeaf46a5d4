import Check from 'lucide-react/icons/check';
import { useEffect } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { Hero } from '../art/Hero.tsx';
import { Button } from '@forecourt/ui/button';
import { Icon } from '@forecourt/ui/icon';
import type { Capture } from '../api/types.ts';
import { useRouter } from '../app/context.ts';
import { CONCLUSION } from '../app/router.ts';
import { Plain } from './Plain.tsx';
import styles from './Plain.module.css';

const messages = {
  ...defineMessages({
    title: { defaultMessage: 'Thank you!', description: 'Title when the report has arrived' },
    beforeTitle: {
      defaultMessage: 'Already sent',
      description: 'Title when the page is opened after the report has arrived',
    },
    conclusion: {
      defaultMessage: 'See the conclusion',
      description: 'Button: to what was concluded about the car before something was added',
    },
    close: {
      defaultMessage: 'You can close this page now.',
      description: 'Below the thanks',
    },
  }),
  ...defineMessages<{
    hint: { partner: string };
    before: { partner: string };
    added: { partner: string };
  }>({
    added: {
      defaultMessage: '{partner} has received what you added. They’ll be in touch.',
      description: 'Below the title when what was asked for in addition has arrived',
    },
    before: {
      defaultMessage:
        '{partner} has your report and will be in touch. Nothing more is needed from you.',
      description: 'Below the title when the page is opened after the report has arrived',
    },
    hint: {
      defaultMessage: '{partner} has received your report. They’ll be in touch.',
      description: 'Below the title when the report has arrived',
    },
  }),
};

export interface DoneProps {
  capture: Capture;
  /** The report had arrived before the page was opened. */
  before: boolean;
  /** What has arrived was asked for in addition to a report. */
  added: boolean;
}

/** The report has arrived. */
export function Done({ capture, before, added }: DoneProps) {
  const intl = useIntl();
  const router = useRouter();
  // What may be asked for next begins at its own start.
  useEffect(() => router.leave(), [router]);
  const arrived = added ? messages.added : messages.hint;
  return (
    <Plain
      title={intl.formatMessage(before ? messages.beforeTitle : messages.title)}
      hint={intl.formatMessage(before ? messages.before : arrived, {
        partner: capture.partner.name,
      })}
      art={
        <div className={styles.arrived}>
          <Hero />
          <span className={styles.check}>
            <Icon icon={Check} size={48} />
          </span>
        </div>
      }
      capture={capture}
    >
      <p>{intl.formatMessage(messages.close)}</p>
      {capture.conclusion?.status != null && (
        <Button size="touch" variant="outline" onClick={() => router.go(CONCLUSION)}>
          {intl.formatMessage(messages.conclusion)}
        </Button>
      )}
    </Plain>
  );
}
