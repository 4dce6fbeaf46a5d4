import { createContext, useContext, useSyncExternalStore } from 'react';
import type { CaptureModel } from '../draft/CaptureModel.ts';
import type { Draft } from '../draft/draft.ts';
import type { View } from '../draft/view.ts';
import type { Place, Router } from './router.ts';

export const ModelContext = createContext<CaptureModel | null>(null);
export const RouterContext = createContext<Router | null>(null);

export function useModel(): CaptureModel {
  const model = useContext(ModelContext);
  if (!model) throw new Error('outside of a report');
  return model;
}

export function useRouter(): Router {
  const router = useContext(RouterContext);
  if (!router) throw new Error('outside of the page');
  return router;
}

/** The current view; the component renders again when it changes. */
export function useView(): View {
  const model = useModel();
  return useSyncExternalStore(model.subscribe, model.getView);
}

/** The report, for screens that are only shown when there is one. */
export function useDraft(): Draft {
  const view = useView();
  if (view.phase !== 'active' && view.phase !== 'completed') throw new Error('no report yet');
  return view.draft;
}

export function usePlace(): Place {
  const router = useRouter();
  return useSyncExternalStore(router.subscribe, router.getPlace);
}
