import { defineMessages, useIntl } from 'react-intl';
import { Hero } from '../art/Hero.tsx';
import styles from './Loading.module.css';

const messages = defineMessages({
  loading: { defaultMessage: 'Opening your report', description: 'Read out while the page opens' },
});

/** The first screen's shape, before it is known whose it is. */
export function Loading() {
  const intl = useIntl();
  return (
    <div className={styles.loading} role="status" aria-label={intl.formatMessage(messages.loading)}>
      <span className={styles.logo} />
      <span className={styles.title} />
      <span className={styles.line} />
      <div className={styles.hero}>
        <Hero />
      </div>
    </div>
  );
}
