import { defineMessages, useIntl } from 'react-intl';
import { Icon } from '../art/Icon.tsx';
import { Button } from '../parts/Button.tsx';
import styles from './Plain.module.css';

const messages = defineMessages({
  title: { defaultMessage: 'Something went wrong', description: 'Title: the page itself failed' },
  text: {
    defaultMessage: 'Everything you gave is kept on this phone. Load the page again to go on.',
    description: 'The page itself failed',
  },
  reload: { defaultMessage: 'Load again', description: 'Button: load the page again' },
});

/** The page itself failed. It stands alone: what it would usually stand in may be what failed. */
export function Broken({ onReload }: { onReload(): void }) {
  const intl = useIntl();
  return (
    <main className={styles.alone}>
      <span className={styles.badge}>
        <Icon name="warning" size={56} />
      </span>
      <h1>{intl.formatMessage(messages.title)}</h1>
      <p>{intl.formatMessage(messages.text)}</p>
      <Button icon="again" onClick={onReload}>
        {intl.formatMessage(messages.reload)}
      </Button>
    </main>
  );
}
