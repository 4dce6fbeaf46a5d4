import { AllMessagesSkeleton } from '@forecourt/feature-messages/inbox';
import { lazyPart } from '@forecourt/platform/lazy-part';
import { FailedPart } from '@forecourt/ui/states';

/** The slot of the message panel; its code loads with the shell and does not delay the page. */
export const MessagesSlot = lazyPart(() => import('./MessagesPanel.tsx'), {
  waiting: AllMessagesSkeleton,
  failed: FailedPart,
});
