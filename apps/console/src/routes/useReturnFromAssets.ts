import { revealAsset } from '@forecourt/feature-report';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/**
 * Back from the full view, the report stands at the asset that was seen last, with its number in the
 * address (spec §2), whichever way one came back.
 */
export function useReturnFromAssets(): void {
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
    revealAsset(last.slice(1));
  }, [isFull, hash, search, navigate]);
}
