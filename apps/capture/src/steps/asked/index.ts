import { latePart } from '../../app/latePart.tsx';

/** Photos of damages, or several of one thing, that are asked for in addition to a report. */
export const AskedPhotos = latePart(() => import('./AskedPhotos.tsx'));
