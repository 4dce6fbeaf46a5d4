import Camera from 'lucide-react/icons/camera';
import Trash2 from 'lucide-react/icons/trash-2';
import { useRef } from 'react';
import { useIntl } from 'react-intl';
import { useModel } from '../app/context.ts';
import { Icon } from '@forecourt/ui/icon';
import { ShotArt } from '../art/ShotArt.tsx';
import type { DraftPhoto } from '../draft/draft.ts';
import { useIntake } from '../photo/useIntake.ts';
import { usePhotoSource } from '../photo/usePhotoSource.ts';
import { TakePhoto } from '../viewfinder/TakePhoto.tsx';
import type { ShotTarget } from '../viewfinder/target.ts';
import { photoMessages as messages, problemMessage } from './photoMessages.ts';
import { PhotoHintNote } from './PhotoHintNote.tsx';
import { PhotoState } from './PhotoState.tsx';
import styles from './PhotoTile.module.css';

export interface PhotoTileProps {
  target: ShotTarget;
  /** Shots that may be taken right after this one without closing the camera. */
  following?: readonly ShotTarget[];
  photo: DraftPhoto | null;
  /** `large`: the only one of its step. `bare`: without a caption, for one of several. */
  size: 'large' | 'tile' | 'bare';
  optional?: boolean;
}

/** A slot for one photo: a drawing of what it should show, then the photo itself. */
export function PhotoTile({ target, following = [], photo, size, optional }: PhotoTileProps) {
  const intl = useIntl();
  const model = useModel();
  const frame = useRef<HTMLDivElement>(null);
  const source = usePhotoSource(photo);
  const { preparing, problem, take } = useIntake();
  const { place, shot, label } = target;
  const fault = problem ?? photo?.refusal ?? null;
  const busy = preparing > 0;
  const words = { shot: label };
  return (
    <div className={`${styles.slot} ${styles[size]} ${fault ? styles.faulty : ''}`}>
      <div className={styles.frame} ref={frame} tabIndex={-1}>
        {photo && source ? (
          <img
            className={styles.photo}
            src={source}
            alt={intl.formatMessage(messages.photoOf, words)}
          />
        ) : (
          <TakePhoto
            targets={[target, ...following]}
            className={styles.empty}
            label={intl.formatMessage(messages.takeOf, words)}
            onFiles={(files) => void take(files, [place])}
          >
            <ShotArt shot={shot} look={size === 'large' ? 'framed' : 'drawing'} />
            {size === 'tile' && (
              <span className={styles.camera}>
                <Icon icon={Camera} size={20} />
              </span>
            )}
          </TakePhoto>
        )}
        {busy && (
          <p className={styles.busy} role="status">
            {intl.formatMessage(messages.preparing)}
          </p>
        )}
        {photo && !busy && <PhotoState state={photo.state} progress={photo.progress} />}
        {photo && (
          <button
            type="button"
            className={styles.remove}
            aria-label={intl.formatMessage(messages.removeOf, words)}
            onClick={() => void model.actions.removePhoto(photo.id, place)}
          >
            <Icon icon={Trash2} size={20} />
          </button>
        )}
      </div>
      {(size === 'tile' || (size === 'large' && photo)) && (
        <div className={styles.caption}>
          <span className={styles.name}>
            {label}
            {optional && !photo && (
              <span className={styles.optional}>{intl.formatMessage(messages.optional)}</span>
            )}
          </span>
          {photo && (
            <TakePhoto
              targets={[target]}
              className={styles.retake}
              label={intl.formatMessage(messages.retakeOf, words)}
              onFiles={(files) => void take(files, [place])}
            >
              {intl.formatMessage(messages.retake)}
            </TakePhoto>
          )}
        </div>
      )}
      {photo?.hint && !fault && !busy && (
        <PhotoHintNote
          hint={photo.hint}
          label={label}
          onKeep={() => {
            void model.actions.keepAnyway(photo.id);
            frame.current?.focus();
          }}
        />
      )}
      {fault && (
        <p className={styles.fault} role="alert">
          {intl.formatMessage(problemMessage(fault))}
        </p>
      )}
    </div>
  );
}
