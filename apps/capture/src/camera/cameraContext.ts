import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Camera, CameraMode } from './camera.ts';

export const CameraContext = createContext<Camera | null>(null);

/** The phone's camera. */
export function useCamera(): Camera {
  const camera = useContext(CameraContext);
  if (!camera) throw new Error('outside of the page');
  return camera;
}

/** How photos are taken here; the component renders again when that changes. */
export function useCameraMode(): CameraMode {
  const camera = useCamera();
  return useSyncExternalStore(camera.subscribe, camera.getMode);
}
