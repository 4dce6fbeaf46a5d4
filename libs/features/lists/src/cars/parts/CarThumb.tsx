import { Icon } from '@forecourt/ui/icon';
import { useSlotRecipe } from '@forecourt/ui/styling';
import CarIcon from 'lucide-react/icons/car';
import { useState } from 'react';
import { carRowRecipe } from './CarRow.recipe.ts';

/** The car's cover photo, or a drawing of a car where there is none or it cannot be loaded. */
export function CarThumb({ src }: { src: string | null }) {
  const styles = useSlotRecipe(carRowRecipe);
  const [failed, setFailed] = useState<string | null>(null);
  return src && src !== failed ? (
    <img
      className={styles.thumb}
      src={src}
      alt=""
      loading="lazy"
      decoding="async"
      onError={() => setFailed(src)}
    />
  ) : (
    <span className={styles.thumb}>
      <Icon icon={CarIcon} size={20} />
    </span>
  );
}
