import { Icon } from '@forecourt/ui/icon';
import { useSlotRecipe } from '@forecourt/ui/styling';
import Rotate from 'lucide-react/icons/rotate-3d';
import X from 'lucide-react/icons/x';
import { FormattedMessage } from 'react-intl';
import { galleryMessages as messages } from './galleryMessages.ts';
import { galleryRecipe } from './ReportGallery.recipe.ts';

interface TurnButtonProps {
  /** Whether the scan is in the place of the first photo. */
  turning: boolean;
  onClick: () => void;
}

/** Opens the 360 scan in the gallery, and closes it. */
export function TurnButton({ turning, onClick }: TurnButtonProps) {
  const styles = useSlotRecipe(galleryRecipe);
  return (
    <button type="button" className={styles.turn} onClick={onClick}>
      <Icon icon={turning ? X : Rotate} size={18} />
      <FormattedMessage {...(turning ? messages.photos : messages.turn)} />
    </button>
  );
}
