import { IconButton } from '@forecourt/ui/icon-button';
import { useSlotRecipe } from '@forecourt/ui/styling';
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { assetsRecipe } from './AssetsOverlay.recipe.ts';
import { assetMessages } from './messages.ts';

interface AssetsBarProps {
  title: ReactNode;
  /** Next to the title, less prominent. */
  note?: ReactNode;
  /** Before the close button. */
  children?: ReactNode;
  onClose: () => void;
}

/** The current asset's title, its actions, and the close button. */
export function AssetsBar({ title, note, children, onClose }: AssetsBarProps) {
  const intl = useIntl();
  const styles = useSlotRecipe(assetsRecipe);
  return (
    <header className={styles.bar}>
      <div className={styles.words}>
        <h1 className={styles.title}>{title}</h1>
        {note && <p className={styles.note}>{note}</p>}
      </div>
      {children}
      <IconButton icon={X} label={intl.formatMessage(assetMessages.close)} onClick={onClose} />
    </header>
  );
}
