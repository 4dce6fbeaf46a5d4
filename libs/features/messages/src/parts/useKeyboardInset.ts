import { type RefObject, useEffect } from 'react';

/** Less than this is a browser's bar, not a keyboard, in px. */
const KEYBOARD_PX = 120;

/**
 * Keeps an element above the on-screen keyboard in browsers that draw the keyboard over the page:
 * `--keyboard` is the height that is covered. Others make the page itself smaller
 * (`interactive-widget=resizes-content`); there it stays 0.
 */
export function useKeyboardInset(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const seen = window.visualViewport;
    if (!seen) return;
    const place = (): void => {
      const covered = window.innerHeight - seen.height - seen.offsetTop;
      // Zooming in makes the visible part smaller, too.
      const isKeyboard = seen.scale === 1 && covered > KEYBOARD_PX;
      element.current?.style.setProperty('--keyboard', `${isKeyboard ? Math.round(covered) : 0}px`);
    };
    place();
    seen.addEventListener('resize', place);
    seen.addEventListener('scroll', place);
    return () => {
      seen.removeEventListener('resize', place);
      seen.removeEventListener('scroll', place);
    };
  }, [element]);
}
