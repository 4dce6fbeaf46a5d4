import { defineMessages, useIntl } from 'react-intl';
import { Hero } from '../art/Hero.tsx';
import { Icon } from '../art/Icon.tsx';
import type { Capture } from '../api/types.ts';
import { Partner } from '../parts/Partner.tsx';
import { Screen } from '../parts/Screen.tsx';
import styles from './Plain.module.css';

const messages = {
  ...defineMessages({
    title: { defaultMessage: 'Thank you!', description: 'Title when the report has arrived' },
    close: {
      defaultMessage: 'You can close this page now.',
      description: 'Below the thanks',
    },
  }),
  ...defineMessages<{ hint: { partner: string } }>({
    hint: {
      defaultMessage: 'Your report has arrived at {partner}. They will be in touch with you.',
      description: 'Below the title when the report has arrived',
    },
  }),
};

/** The report has arrived. */
export function Done({ capture }: { capture: Capture }) {
  const intl = useIntl();
  return (
    <Screen
      title={intl.formatMessage(messages.title)}
      hint={intl.formatMessage(messages.hint, { partner: capture.partner.name })}
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
            <Icon name="check" size={40} />
          </span>
        </div>
        <p>{intl.formatMessage(messages.close)}</p>
      </div>
    </Screen>
  );
}
