import Check from 'lucide-react/icons/check';
import { defineMessages, useIntl } from 'react-intl';
import { Hero } from '../art/Hero.tsx';
import { Icon } from '@forecourt/ui/icon';
import type { Capture } from '../api/types.ts';
import { Contact } from '../parts/Contact.tsx';
import { Partner } from '../parts/Partner.tsx';
import { Screen } from '../parts/Screen.tsx';
import styles from './Plain.module.css';

const messages = {
  ...defineMessages({
    title: { defaultMessage: 'Thank you!', description: 'Title when the report has arrived' },
    beforeTitle: {
      defaultMessage: 'Already sent',
      description: 'Title when the page is opened after the report has arrived',
    },
    close: {
      defaultMessage: 'You can close this page now.',
      description: 'Below the thanks',
    },
  }),
  ...defineMessages<{ hint: { partner: string }; before: { partner: string } }>({
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
}

/** The report has arrived. */
export function Done({ capture, before }: DoneProps) {
  const intl = useIntl();
  return (
    <Screen
      title={intl.formatMessage(before ? messages.beforeTitle : messages.title)}
      hint={intl.formatMessage(before ? messages.before : messages.hint, {
        partner: capture.partner.name,
      })}
      header={
        <header className={styles.header}>
          <Partner partner={capture.partner} />
        </header>
      }
    >
      <div className={styles.middle}>
        <div className={styles.arrived}>
          <Hero />
          <span className={styles.check}>
            <Icon icon={Check} size={48} />
          </span>
        </div>
        <p>{intl.formatMessage(messages.close)}</p>
        <Contact {...capture} />
      </div>
    </Screen>
  );
}
