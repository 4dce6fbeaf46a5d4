import { useEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/**
 * Follows a link to a section of the page that is open already, as the bell's. Back and Forward keep
 * their place, and a photo's number is not a section.
 *
 * @param follow goes to the address's hash, and returns how to stop that
 */
export function useSectionLinks(follow: () => () => void): void {
  const { key, hash } = useLocation();
  const isReturn = useNavigationType() === 'POP';
  useEffect(
    () => (isReturn || /^#\d*$/.test(hash) ? undefined : follow()),
    // the key: the same link can be followed twice
    [key, hash, isReturn, follow],
  );
}
