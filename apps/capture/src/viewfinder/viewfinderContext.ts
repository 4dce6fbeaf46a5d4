import { createContext, useContext } from 'react';
import type { ShotTarget } from './target.ts';

/** Opens the page's own camera; null if photos are taken with the phone's camera app. */
export type OpenViewfinder = ((targets: readonly ShotTarget[]) => void) | null;

export interface ViewfinderDesk {
  /** For the 'Take photo' button. */
  guided: OpenViewfinder;
  /** For asking why there is no guide, if the camera is blocked. */
  blocked: OpenViewfinder;
}

export const ViewfinderContext = createContext<ViewfinderDesk>({ guided: null, blocked: null });

export const useViewfinderDesk = (): ViewfinderDesk => useContext(ViewfinderContext);
