import RotateCw from 'lucide-react/icons/rotate-cw';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { defineMessages, useIntl } from 'react-intl';
import { Icon } from '@forecourt/ui/icon';
import { Button } from '@forecourt/ui/button';
import styles from './Plain.module.css';

const messages = defineMessages({
  title: { defaultMessage: 'Something went wrong', description: 'Title: the page itself failed' },
  text: {
    defaultMessage: 'Your answers are saved on this phone. Reload the page to continue.',
    description: 'The page itself failed',
  },
  reload: { defaultMessage: 'Reload', description: 'Button: load the page again' },
});

/**
 * Shown when rendering fails. It uses no other parts of the page, since they may be what failed.
 */
export function Broken({ onReload }: { onReload(): void }) {
  const intl = useIntl();
  return (
    <main className={styles.alone}>
      <span className={styles.badge}>
        <Icon icon={TriangleAlert} size={48} />
      </span>
      <h1>{intl.formatMessage(messages.title)}</h1>
      <p>{intl.formatMessage(messages.text)}</p>
      <Button size="touch" variant="solid" icon={RotateCw} onClick={onReload}>
        {intl.formatMessage(messages.reload)}
      </Button>
    </main>
  );
}
