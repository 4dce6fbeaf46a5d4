import {
  type ComponentType,
  type ReactNode,
  useContext,
  useEffect,
  useMemo,
  useState,
} from 'react';
import { browserCamera } from '../camera/browserCamera.ts';
import { CameraContext, useCameraMode } from '../camera/cameraContext.ts';
import type { ShotTarget } from './target.ts';
import type { ViewfinderProps } from './Viewfinder.tsx';
import { ViewfinderContext, type ViewfinderDesk } from './viewfinderContext.ts';

/** Lets its children take photos with the page's own camera, if there is one. */
export function ViewfinderHost({ children }: { children: ReactNode }) {
  const given = useContext(CameraContext);
  const [camera] = useState(() => given ?? browserCamera());
  return (
    <CameraContext value={camera}>
      <Desk>{children}</Desk>
    </CameraContext>
  );
}

/**
 * Prefetches the viewfinder while there is a network. Until it has loaded, or if it fails to load,
 * the phone's own camera app takes the photos.
 */
function Desk({ children }: { children: ReactNode }) {
  const mode = useCameraMode();
  const [Viewfinder, setViewfinder] = useState<ComponentType<ViewfinderProps> | null>(null);
  const [targets, setTargets] = useState<readonly ShotTarget[] | null>(null);

  useEffect(() => {
    if (mode === 'app') return;
    let left = false;
    const load = () =>
      void import('./Viewfinder.tsx').then(
        (part) => left || setViewfinder(() => part.Viewfinder),
        () => undefined,
      );
    load();
    addEventListener('online', load);
    return () => {
      left = true;
      removeEventListener('online', load);
    };
  }, [mode]);

  const desk = useMemo<ViewfinderDesk>(
    () => ({
      guided: Viewfinder && mode === 'guided' ? setTargets : null,
      blocked: Viewfinder && mode === 'blocked' ? setTargets : null,
    }),
    [Viewfinder, mode],
  );
  function close() {
    setTargets(null);
    // If the button that opened the camera has become a photo, the heading takes the focus.
    requestAnimationFrame(() => {
      if (document.activeElement === document.body) document.querySelector('h1')?.focus();
    });
  }
  return (
    <ViewfinderContext value={desk}>
      {children}
      {Viewfinder && targets && <Viewfinder targets={targets} onClose={close} />}
    </ViewfinderContext>
  );
}
