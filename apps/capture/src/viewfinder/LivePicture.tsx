import { type Ref, useEffect, useImperativeHandle, useMemo, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { ShotArt } from '../art/ShotArt.tsx';
import type { PreparedPhoto } from '../photo/prepared.ts';
import { viewfinderMessages as messages } from './messages.ts';
import type { ShotTarget } from './target.ts';
import styles from './Viewfinder.module.css';

export interface LivePictureProps {
  ref: Ref<HTMLVideoElement>;
  stream: MediaStream;
  target: ShotTarget;
  /** A photo just taken, shown instead of the live picture. */
  taken: PreparedPhoto | null;
}

/** The uncropped camera picture with the outline over it. */
export function LivePicture({ ref, stream, target, taken }: LivePictureProps) {
  const intl = useIntl();
  const video = useRef<HTMLVideoElement>(null);
  // Aspect ratio; phones change it when they are rotated.
  const [shape, setShape] = useState(4 / 3);
  useImperativeHandle(ref, () => video.current!, []);

  useEffect(() => {
    const element = video.current!;
    element.srcObject = stream;
    // Closing the camera while it starts is not an error.
    element.play().catch(() => undefined);
    return () => {
      element.srcObject = null;
    };
  }, [stream]);

  const measure = () => {
    const { videoWidth, videoHeight } = video.current!;
    if (videoWidth && videoHeight) setShape(videoWidth / videoHeight);
  };
  return (
    <div className={styles.stage}>
      <div className={styles.picture} style={{ aspectRatio: shape, '--shape': shape } as object}>
        <video
          ref={video}
          muted
          playsInline
          aria-hidden="true"
          onLoadedMetadata={measure}
          onResize={measure}
        />
        {taken ? (
          <TakenPicture photo={taken} />
        ) : (
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
        )}
      </div>
    </div>
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
