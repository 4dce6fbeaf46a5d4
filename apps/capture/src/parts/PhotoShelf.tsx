import Camera from 'lucide-react/icons/camera';
import { useIntl } from 'react-intl';
import { Icon } from '@forecourt/ui/icon';
import type { DraftPhoto } from '../draft/draft.ts';
import { useIntake } from '../photo/useIntake.ts';
import { TakePhoto } from '../viewfinder/TakePhoto.tsx';
import type { ShotTarget } from '../viewfinder/target.ts';
import { FilePick } from './FilePick.tsx';
import { photoMessages, problemMessage } from './photoMessages.ts';
import styles from './PhotoShelf.module.css';
import { PhotoTile } from './PhotoTile.tsx';

export interface PhotoShelfProps {
  /** What the photos show, and where they belong. */
  target: ShotTarget;
  photos: readonly DraftPhoto[];
}

/** Any number of photos of one thing, and a slot to add another. */
export function PhotoShelf({ target, photos }: PhotoShelfProps) {
  const intl = useIntl();
  const { place, label } = target;
  const { preparing, problem, take } = useIntake();
  return (
    <div className={styles.shelf}>
      {photos.map((photo) => (
        <PhotoTile key={photo.id} target={target} photo={photo} size="bare" />
      ))}
      <TakePhoto
        targets={[target]}
        className={styles.add}
        label={intl.formatMessage(photoMessages.takeOf, { shot: label })}
        onFiles={(files) => void take(files, [place])}
      >
        <Icon icon={Camera} size={24} />
        <span>
          {intl.formatMessage(preparing ? photoMessages.preparing : photoMessages.another)}
        </span>
      </TakePhoto>
      <FilePick
        from="files"
        multiple
        variant="plain"
        className={styles.files}
        label={`${intl.formatMessage(photoMessages.choose)}: ${label}`}
        onFiles={(files) => void take(files, [place])}
      >
        {intl.formatMessage(photoMessages.choose)}
      </FilePick>
      {problem && (
        <p className={styles.problem} role="alert">
          {intl.formatMessage(problemMessage(problem))}
        </p>
      )}
    </div>
  );
}
