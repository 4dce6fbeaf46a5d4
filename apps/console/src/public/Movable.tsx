import { useLayoutEffect, useRef, useState } from 'react';

/** Where a part is rendered that changes its place on the page with the window. */
export function useMovable(): HTMLElement {
  const [host] = useState(() => document.createElement('div'));
  return host;
}

/**
 * The place of a movable part. When another place replaces it, the part moves there as it is: what
 * is typed in it stays.
 */
export function Place({ host }: { host: HTMLElement }) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => void place.current?.append(host), [host]);
  return <div ref={place} data-screen-only />;
}
