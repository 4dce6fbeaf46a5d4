import type { ImageVariant } from '@forecourt/contract';
import { Icon } from '@forecourt/ui/icon';
import { useSlotRecipe } from '@forecourt/ui/styling';
import Car from 'lucide-react/icons/car';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { carPhotoRecipe } from './CarPhoto.recipe.ts';
import { messages } from './messages.ts';

interface CarPhotoProps {
  /** The photo in its sizes, smallest first. */
  photo: readonly ImageVariant[];
  /** Loads at once: the photo is seen without scrolling. */
  isFirst: boolean;
}

/** The cover photo of a car in a list; the car's name beside it says what it shows. */
export function CarPhoto({ photo, isFirst }: CarPhotoProps) {
  const styles = useSlotRecipe(carPhotoRecipe);
  const [failed, setFailed] = useState<string>();
  const largest = photo.at(-1);
  const isShown = largest && failed !== largest.url;
  return (
    <div className={styles.root}>
      {isShown ? (
        <img
          className={styles.photo}
          src={largest.url}
          srcSet={photo.map(({ url, width }) => `${url} ${width}w`).join(', ')}
          sizes="(max-width: 650px) 100vw, 240px"
          alt=""
          loading={isFirst ? 'eager' : 'lazy'}
          decoding="async"
          onError={() => setFailed(largest.url)}
        />
      ) : (
        <div className={styles.none}>
          <Icon icon={Car} size={24} />
          <FormattedMessage {...messages.noPhoto} />
        </div>
      )}
    </div>
  );
}
