import { dismissToast, showToast } from '@forecourt/ui/toast';
import { useEffect } from 'react';

const FAILURE = 'invite-failed';

/** Shows why nothing was sent as a red toast too, until something else is done (spec §8). */
export function useProblemToast(text: string | undefined): void {
  useEffect(() => {
    if (!text) return;
    showToast({ id: FAILURE, title: text, tone: 'danger' });
    return () => dismissToast(FAILURE);
  }, [text]);
}
