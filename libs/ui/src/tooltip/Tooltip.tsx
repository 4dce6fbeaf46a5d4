import { lazyPart, useLatch } from '@forecourt/platform/lazy-part';
import { useEffect, useId, useState } from 'react';
import type { ReactNode } from 'react';
import type { TooltipSurfaceProps } from './TooltipSurface.tsx';

const Surface = lazyPart<TooltipSurfaceProps>(() => import('./TooltipSurface.tsx'));

/** Spread these on the described element; it must be focusable. */
export interface TooltipTargetProps {
  id: string;
  'aria-describedby'?: string;
  onPointerEnter: () => void;
  onPointerLeave: () => void;
  onFocus: () => void;
  onBlur: () => void;
}

export interface TooltipProps {
  content: ReactNode;
  /** Delay before it shows under a pointer, in ms; focus shows it at once. @default 500 */
  delay?: number;
  children: (target: TooltipTargetProps) => ReactNode;
}

/** A short explanation on hover and focus. Never the only place for essential information. */
export function Tooltip({ content, delay = 500, children }: TooltipProps) {
  const id = useId();
  const contentId = `${id}-tip`;
  const [open, setOpen] = useState(false);
  const [wish, setWish] = useState({ open: false, wait: 0 });
  const used = useLatch(wish.open);
  useEffect(() => {
    const timer = setTimeout(() => setOpen(wish.open), wish.wait);
    return () => clearTimeout(timer);
  }, [wish]);
  const change = (next: boolean, wait = 0): void => {
    if (next) void Surface.preload();
    setWish({ open: next, wait });
  };
  return (
    <>
      {children({
        id,
        'aria-describedby': open ? contentId : undefined,
        onPointerEnter: () => change(true, delay),
        onPointerLeave: () => change(false, 100),
        onFocus: () => change(true),
        onBlur: () => change(false),
      })}
      {used && (
        <Surface
          open={open}
          contentId={contentId}
          triggerId={id}
          onOpenChange={(next) => change(next)}
        >
          {content}
        </Surface>
      )}
    </>
  );
}
