import { useEffect } from 'react';
import { revealAsset, scrollToSection } from './scrollToSection.ts';

/**
 * Goes to what the address names once the report is there (the browser came too early): a section, or
 * a photo by its number, as it is called when one comes back from its full view (spec §2).
 */
export function useHashTarget(isThere: boolean): void {
  useEffect(() => {
    if (isThere) goToHash();
  }, [isThere]);
}

function goToHash(): void {
  const id = window.location.hash.slice(1);
  if (/^\d+$/.test(id)) revealAsset(id);
  else scrollToSection(id);
}
