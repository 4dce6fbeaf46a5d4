import { useEffect } from 'react';
import { scrollToSection } from './scrollToSection.ts';

/** Goes to the section that the address names, once the report is there: the browser came too early. */
export function useHashSection(isThere: boolean): void {
  useEffect(() => {
    if (isThere && window.location.hash) scrollToSection(window.location.hash.slice(1));
  }, [isThere]);
}
