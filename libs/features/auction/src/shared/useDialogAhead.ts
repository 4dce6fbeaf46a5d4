import { preloadDialog } from '@forecourt/ui/dialog';
import { useEffect } from 'react';

/**
 * Prefetches the code of dialogs while there is a connection, so that the confirmation still opens
 * if it is lost later.
 */
export function useDialogAhead(isAnswerable: boolean): void {
  useEffect(() => {
    if (isAnswerable) void preloadDialog();
  }, [isAnswerable]);
}
