import { lazyPart } from '@forecourt/platform/lazy-part';
import { FailedPart } from '@forecourt/ui/states';
import { DealSkeleton } from '../../shared/DealSkeleton.tsx';

/** The owner's receipt; its code is loaded when it is opened. */
export const ReceiptPage = lazyPart(() => import('./ReceiptPage.tsx'), {
  waiting: DealSkeleton,
  failed: FailedPart,
});
