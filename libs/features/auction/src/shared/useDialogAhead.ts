import { preloadDialog } from '@forecourt/ui/dialog';
import { useEffect } from 'react';

/**
 * Fetches the code of dialogs while there is a connection: a yard has tunnels, and whoever is about to
 * answer must be asked all the same.
 */
export function useDialogAhead(isAnswerable: boolean): void {
  useEffect(() => {
    if (isAnswerable) preloadDialog();
  }, [isAnswerable]);
}
