import { useEffect, useRef } from 'react';

export interface Keys {
  /** Left and right arrow: -1 back, 1 on, in the direction of reading. */
  onStep: (direction: -1 | 1) => void;
  /** Plus and minus; none where there is nothing to zoom into. */
  onZoom?: (direction: -1 | 1) => void;
}

/**
 * The keys of the full view. Heard wherever the focus is: it is lost when the button that was pressed
 * goes away. What has its own use for a key, as the 360 viewer, keeps it.
 */
export function useKeys(keys: Keys): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, altKey, ctrlKey, metaKey } = event;
      if (altKey || ctrlKey || metaKey || event.defaultPrevented) return;
      const { onStep, onZoom } = latest.current;
      const onwards = document.documentElement.dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
      if (key === 'ArrowLeft' || key === 'ArrowRight') onStep(key === onwards ? 1 : -1);
      else if (onZoom && (key === '+' || key === '=')) onZoom(1);
      else if (onZoom && key === '-') onZoom(-1);
      else return;
      event.preventDefault();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
}
