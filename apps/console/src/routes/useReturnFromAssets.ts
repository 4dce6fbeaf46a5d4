import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/**
 * After the full view closes, the address contains the number of the asset viewed last (spec §2),
 * however it was closed.
 *
 * @param reveal scrolls it into view if it is on the page
 */
export function useReturnFromAssets(reveal?: (assetId: string) => void): void {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const seen = useRef<string | null>(null);
  const isFull = /\/full\/?$/.test(pathname);
  useEffect(() => {
    if (isFull) {
      if (hash) seen.current = hash;
      return;
    }
    const last = seen.current;
    if (!last) return;
    seen.current = null;
    if (hash !== last) void navigate({ search, hash: last }, { replace: true });
    reveal?.(last.slice(1));
  }, [isFull, hash, search, navigate, reveal]);
}
