import { type MouseEvent, type PointerEvent, useEffect, useRef } from 'react';

/** How long a long press takes, in milliseconds. */
const LONG_PRESS_MS = 450;
/** Movement beyond this is scrolling, in px. */
const SLACK_PX = 10;

/** Touch handlers of a card; see {@link useLongPress}. */
export interface LongPressHandlers {
  onPointerDown(event: PointerEvent): void;
  onPointerMove(event: PointerEvent): void;
  onPointerUp(): void;
  onPointerCancel(): void;
  onContextMenuCapture(event: MouseEvent): void;
  onClickCapture(event: MouseEvent): void;
}

const controls = 'button, input, label';

/**
 * Cards on phones: a long press selects, and once something is selected a tap does too. Buttons in
 * the card keep their own action.
 *
 * @param select toggles the card's selection
 * @param taps whether a tap selects instead of following the card's link
 */
export function useLongPress(select: () => void, taps: boolean): LongPressHandlers {
  const press = useRef<{ timer: ReturnType<typeof setTimeout>; x: number; y: number } | null>(null);
  const handled = useRef(false);
  const end = (): void => {
    clearTimeout(press.current?.timer);
    press.current = null;
  };
  useEffect(() => end, []);
  const isControl = ({ target }: MouseEvent | PointerEvent): boolean =>
    target instanceof Element && target.closest(controls) !== null;
  return {
    onPointerDown: (event) => {
      handled.current = false;
      if (event.pointerType !== 'touch' || isControl(event)) return;
      const timer = setTimeout(() => {
        press.current = null;
        handled.current = true;
        select();
      }, LONG_PRESS_MS);
      press.current = { timer, x: event.clientX, y: event.clientY };
    },
    onPointerMove: ({ clientX, clientY }) => {
      const { current } = press;
      if (current && Math.hypot(clientX - current.x, clientY - current.y) > SLACK_PX) end();
    },
    onPointerUp: end,
    onPointerCancel: end,
    onContextMenuCapture: (event) => {
      // Suppress the browser's own long press; the card has a menu button.
      if (!handled.current && !press.current) return;
      event.preventDefault();
      event.stopPropagation();
    },
    onClickCapture: (event) => {
      if (isControl(event)) return;
      if (handled.current || taps) {
        event.preventDefault();
        event.stopPropagation();
      }
      if (!handled.current && taps) select();
      handled.current = false;
    },
  };
}
