import { useEffect, useRef } from 'react';

export interface Keys {
  /** Left and right arrow: -1 back, 1 forward, in reading direction. */
  onStep: (direction: -1 | 1) => void;
  /** Plus and minus; none where nothing can be zoomed. */
  onZoom?: (direction: -1 | 1) => void;
}

/**
 * The shortcuts of the full screen view. Handled wherever the focus is, because it is lost when the
 * pressed button disappears. Elements with their own shortcuts, such as the 360 viewer, keep them.
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
