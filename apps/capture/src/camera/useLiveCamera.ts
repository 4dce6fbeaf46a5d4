import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { endStream, type Opening } from './camera.ts';
import { useCamera } from './cameraContext.ts';

export interface LiveCamera {
  /** `opening` while the camera starts, or the browser asks for permission. */
  picture: Opening | { kind: 'opening' };
  /** Starts the camera again. */
  open(): void;
}

/** The camera's stream, as long as the component is shown; afterwards the camera is let go. */
export function useLiveCamera(): LiveCamera {
  const camera = useCamera();
  const [picture, setPicture] = useState<LiveCamera['picture']>({ kind: 'opening' });
  const [tries, setTries] = useState(0);

  const open = () => {
    setPicture({ kind: 'opening' });
    setTries((count) => count + 1);
  };
  const reopen = useEffectEvent(open);
  const opened = useRef<MediaStream | null>(null);
  useEffect(() => {
    let left = false;
    void camera.open().then((opening) => {
      if (opening.kind === 'live') {
        if (left) return endStream(opening.stream);
        opened.current = opening.stream;
        // Phones take the camera away from background pages.
        opening.stream.getVideoTracks()[0]?.addEventListener('ended', () => left || reopen());
      }
      if (!left) setPicture(opening);
    });
    return () => {
      left = true;
      if (opened.current) endStream(opened.current);
      opened.current = null;
    };
  }, [camera, tries]);

  return { picture, open };
}
