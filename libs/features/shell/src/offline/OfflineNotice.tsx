import { Button } from '@forecourt/ui/button';
import { Icon } from '@forecourt/ui/icon';
import { OfflineBanner } from '@forecourt/ui/offline-banner';
import { useSlotRecipe } from '@forecourt/ui/styling';
import CloudOff from 'lucide-react/icons/cloud-off';
import CloudUpload from 'lucide-react/icons/cloud-upload';
import { FormattedMessage } from 'react-intl';
import { messages } from './messages.ts';
import { offlineRecipe } from './Offline.recipe.ts';

export interface OfflineNoticeProps {
  offline: boolean;
  /** How much of what was done waits to be sent. */
  waiting: number;
  /** How much of it the server refused. */
  refused: number;
  /** Shows what waits. */
  onShow: () => void;
}

/** A banner while there is no network, or something of that time is not settled yet. */
export function OfflineNotice({ offline, waiting, refused, onShow }: OfflineNoticeProps) {
  const styles = useSlotRecipe(offlineRecipe);
  const count = refused || waiting;
  if (count === 0) return <OfflineBanner offline={offline} />;
  const text = offline ? messages.offline : refused ? messages.notAccepted : messages.waiting;
  return (
    <div className={styles.bar}>
      <span className={styles.text} role="status">
        <Icon icon={offline ? CloudOff : CloudUpload} />
        <FormattedMessage {...text} values={{ count: offline ? waiting + refused : count }} />
      </span>
      <Button size="sm" onClick={onShow}>
        <FormattedMessage {...messages.show} />
      </Button>
    </div>
  );
}
