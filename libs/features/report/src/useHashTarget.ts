import { useEffect } from 'react';
import { revealAsset, scrollToSection } from './scrollToSection.ts';

/**
 * Goes to the address's hash once the report has loaded, because the browser did so too early: a
 * section, or a photo by its number, as on the way back from full screen (spec §2).
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
