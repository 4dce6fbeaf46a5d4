import { useEffect, useMemo } from 'react';
import { useIntl } from 'react-intl';
import { ShotArt } from '../art/ShotArt.tsx';
import type { PreparedPhoto } from '../photo/prepared.ts';
import { viewfinderMessages as messages } from './messages.ts';
import type { ShotTarget } from './target.ts';
import styles from './Viewfinder.module.css';

export interface ShotOverlayProps {
  target: ShotTarget;
  /** Aspect ratio of the camera's picture. */
  shape: number;
  /** A photo just taken, shown instead of the live picture. */
  taken: PreparedPhoto | null;
}

/** Over the camera's picture: the outline of what the photo should show, or the photo itself. */
export function ShotOverlay({ target, shape, taken }: ShotOverlayProps) {
  const intl = useIntl();
  if (taken) return <TakenPicture photo={taken} />;
  return (
    <>
      <div className={styles.guide}>
        <ShotArt shot={target.shot} look="overlay" />
      </div>
      {target.place.wide && shape < 1 && (
        <p className={styles.sideways} role="status">
          {intl.formatMessage(messages.sideways)}
        </p>
      )}
    </>
  );
}

function TakenPicture({ photo }: { photo: PreparedPhoto }) {
  const address = useMemo(
    () => URL.createObjectURL(new Blob([photo.full.bytes], { type: photo.full.type })),
    [photo],
  );
  useEffect(() => () => URL.revokeObjectURL(address), [address]);
  return <img src={address} alt="" />;
}
