import { Button } from '@forecourt/ui/button';
import { useSlotRecipe } from '@forecourt/ui/styling';
import { FormattedMessage } from 'react-intl';
import { messages } from './messages.ts';
import { offlineRecipe } from './Offline.recipe.ts';

export interface UpdateNoticeProps {
  onReload: () => void;
  onLater: () => void;
}

/** Offers a newer version; the page stays as it is until it is taken. */
export function UpdateNotice({ onReload, onLater }: UpdateNoticeProps) {
  const styles = useSlotRecipe(offlineRecipe);
  return (
    <div className={styles.bar} data-tone="info">
      <span className={styles.text} role="status">
        <FormattedMessage {...messages.update} />
      </span>
      <Button size="sm" onClick={onReload}>
        <FormattedMessage {...messages.reload} />
      </Button>
      <Button size="sm" variant="ghost" onClick={onLater}>
        <FormattedMessage {...messages.later} />
      </Button>
    </div>
  );
}
