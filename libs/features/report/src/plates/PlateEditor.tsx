import type { PhotoBox } from '@forecourt/contract';
import { useSlotRecipe } from '@forecourt/ui/styling';
import { observer } from 'mobx-react-lite';
import { type KeyboardEvent, type PointerEvent, useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { placeOf } from '../photoBox.ts';
import { plateMessages as messages } from './messages.ts';
import { boxBetween, grownBy, movedBy, type PhotoPoint } from './plateBox.ts';
import { platesRecipe } from './plates.recipe.ts';
import type { PlateStore } from './PlateStore.ts';
import { KEYS_ID } from './PlateSheet.tsx';

/** How far a key moves the box, in fractions of the photo. */
const KEY_STEP = 0.01;
/** A pointer that moves less draws no box, in fractions of the photo. */
const LEAST_DRAWN = 0.01;

const arrows: Record<string, PhotoPoint> = {
  ArrowLeft: { x: -KEY_STEP, y: 0 },
  ArrowRight: { x: KEY_STEP, y: 0 },
  ArrowUp: { x: 0, y: -KEY_STEP },
  ArrowDown: { x: 0, y: KEY_STEP },
};

/** What a pointer that is down does. */
interface Drag {
  does: 'move' | 'resize' | 'draw';
  pointer: number;
  from: PhotoPoint;
  /** The box as it was. */
  box: PhotoBox;
}

/** Over a photo: a box is drawn, moved and resized by mouse, finger or keys. */
export const PlateEditor = observer(function PlateEditor({ store }: { store: PlateStore }) {
  const intl = useIntl();
  const styles = useSlotRecipe(platesRecipe);
  const box = useRef<HTMLButtonElement>(null);
  const drag = useRef<Drag | null>(null);
  useEffect(() => box.current?.focus({ preventScroll: true }), []);

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    // The photo below would be moved or turned to the next one.
    event.stopPropagation();
    if (event.button !== 0 || drag.current) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = {
      does: whatBy(event.target as Element),
      pointer: event.pointerId,
      from: pointOf(event),
      box: store.box,
    };
  };
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    event.stopPropagation();
    const { current } = drag;
    if (current?.pointer === event.pointerId) {
      const next = draggedTo(current, pointOf(event));
      if (next) store.place(next);
    }
  };
  const onPointerEnd = (event: PointerEvent) => {
    event.stopPropagation();
    if (drag.current?.pointer === event.pointerId) drag.current = null;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const by = arrows[event.key];
    if (!by && event.key !== 'Escape') return;
    event.stopPropagation();
    event.preventDefault();
    if (!by) store.cancel();
    else store.place(event.shiftKey ? grownBy(store.box, by) : movedBy(store.box, by));
  };
  return (
    <div
      className={styles.surface}
      data-plate-surface
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={onPointerEnd}
      onPointerCancel={onPointerEnd}
      onDoubleClick={(event) => event.stopPropagation()}
    >
      <button
        ref={box}
        type="button"
        className={styles.box}
        style={placeOf(store.box)}
        aria-label={intl.formatMessage(messages.box)}
        aria-describedby={KEYS_ID}
        onKeyDown={onKeyDown}
      >
        <span className={styles.corner} data-corner />
      </button>
    </div>
  );
});

function whatBy(target: Element): Drag['does'] {
  if (target.closest('[data-corner]')) return 'resize';
  return target.closest('button') ? 'move' : 'draw';
}

/** Where a drag has brought the box; undefined before it is one. */
function draggedTo({ does, from, box }: Drag, to: PhotoPoint): PhotoBox | undefined {
  const by = { x: to.x - from.x, y: to.y - from.y };
  if (does === 'move') return movedBy(box, by);
  if (does === 'resize') return grownBy(box, by);
  return Math.hypot(by.x, by.y) < LEAST_DRAWN ? undefined : boxBetween(from, to);
}

/** Where a pointer is on the photo that the surface covers. */
function pointOf({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>): PhotoPoint {
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  return { x: (clientX - left) / width, y: (clientY - top) / height };
}
