import { lazyPart } from '../../app/lazyPart.tsx';

/** Photos of damages, or several of one thing, that are asked for in addition to a report. */
export const AskedPhotos = lazyPart(() => import('./AskedPhotos.tsx'));
