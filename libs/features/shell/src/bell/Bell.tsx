import { lazyPart, useLatch } from '@forecourt/platform/lazy-part';
import { IconButton } from '@forecourt/ui/icon-button';
import { useSlotRecipe } from '@forecourt/ui/styling';
import BellIcon from 'lucide-react/icons/bell';
import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { bellRecipe } from './Bell.recipe.ts';
import type { BellLinks } from './BellPanel.tsx';
import type { BellStore } from './BellStore.ts';
import { sentences } from './messages.ts';

interface BellProps {
  store: BellStore;
  hrefOf: BellLinks;
}

/** The most that the bell counts; beyond that it says so. */
const MOST = 99;

const BellPanel = lazyPart(() => import('./BellPanel.tsx'));

/** The bell of the top bar with the number of unread notifications; its list loads when it opens. */
export const Bell = observer(function Bell({ store, hrefOf }: BellProps) {
  const intl = useIntl();
  const styles = useSlotRecipe(bellRecipe);
  const isUsed = useLatch(store.isOpen);
  const { unread } = store;
  return (
    <div className={styles.root}>
      <IconButton
        icon={BellIcon}
        label={intl.formatMessage(sentences.button, { count: unread })}
        aria-haspopup="dialog"
        aria-expanded={store.isOpen}
        onClick={() => store.show()}
      />
      {unread > 0 && (
        <span aria-hidden className={styles.count}>
          {unread > MOST ? `${MOST}+` : intl.formatNumber(unread)}
        </span>
      )}
      {isUsed && <BellPanel store={store} hrefOf={hrefOf} />}
    </div>
  );
});
