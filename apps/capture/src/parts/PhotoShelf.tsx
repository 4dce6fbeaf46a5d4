import { useIntl } from 'react-intl';
import { Icon } from '../art/Icon.tsx';
import type { Shot } from '../art/ShotArt.tsx';
import type { Place } from '../draft/actions.ts';
import type { DraftPhoto } from '../draft/draft.ts';
import { useIntake } from '../photo/use-intake.ts';
import { FilePick } from './FilePick.tsx';
import { photoMessages, problemMessage } from './photo-messages.ts';
import styles from './PhotoShelf.module.css';
import { PhotoTile } from './PhotoTile.tsx';

export interface PhotoShelfProps {
  place: Place;
  photos: readonly DraftPhoto[];
  shot: Shot;
  /** What the photos are of. */
  label: string;
}

/** Any number of photos of one thing, and a place for the next. */
export function PhotoShelf({ place, photos, shot, label }: PhotoShelfProps) {
  const intl = useIntl();
  const { preparing, problem, take } = useIntake();
  return (
    <div className={styles.shelf}>
      {photos.map((photo) => (
        <PhotoTile key={photo.id} {...{ place, photo, shot, label }} size="bare" />
      ))}
      <FilePick
        from="camera"
        className={styles.add}
        label={intl.formatMessage(photoMessages.takeOf, { shot: label })}
        onFiles={(files) => void take(files, [place])}
      >
        <Icon name="camera" />
        <span>
          {intl.formatMessage(preparing ? photoMessages.preparing : photoMessages.another)}
        </span>
      </FilePick>
      <FilePick
        from="files"
        multiple
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
