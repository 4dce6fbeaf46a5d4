import { type ReactNode, type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react';
import styles from './Viewfinder.module.css';

export interface LivePictureProps {
  ref: Ref<HTMLVideoElement>;
  stream: MediaStream;
  /** What is drawn over the picture, by its aspect ratio. */
  over: (shape: number) => ReactNode;
}

/** The uncropped camera picture with a drawing over it. */
export function LivePicture({ ref, stream, over }: LivePictureProps) {
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
        {over(shape)}
      </div>
    </div>
  );
}
