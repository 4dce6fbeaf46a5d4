import { createContext, useContext } from 'react';
import type { ShotTarget } from './target.ts';

/** Opens the page's own camera; null where photos are taken by the phone's. */
export type OpenViewfinder = ((targets: readonly ShotTarget[]) => void) | null;

export interface ViewfinderDesk {
  /** For pressing 'Take photo'. */
  guided: OpenViewfinder;
  /** For asking why there is no guide, where the camera is blocked. */
  blocked: OpenViewfinder;
}

export const ViewfinderContext = createContext<ViewfinderDesk>({ guided: null, blocked: null });

export const useViewfinderDesk = (): ViewfinderDesk => useContext(ViewfinderContext);
