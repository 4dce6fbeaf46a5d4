import { lazyPart, useLatch } from '@forecourt/platform/lazy-part';
import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import type { PopoverSurfaceProps } from './PopoverSurface.tsx';

const Surface = lazyPart<PopoverSurfaceProps>(() => import('./PopoverSurface.tsx'));
const preload = (): void => void Surface.preload();

/** Loads the code of popovers before a pointer or focus comes near one. */
export const preloadPopover = Surface.preload;

/** Spread these on the button that opens the box. */
export interface PopoverTriggerProps {
  id: string;
  'aria-haspopup': 'dialog';
  'aria-expanded': boolean;
  onClick: () => void;
  onPointerEnter: () => void;
  onFocus: () => void;
}

export interface PopoverProps {
  /** Names the box. */
  label: string;
  trigger: (props: PopoverTriggerProps) => ReactNode;
  children: ReactNode | ((close: () => void) => ReactNode);
  /** @default 'bottom-start' */
  placement?: PopoverSurfaceProps['placement'];
}

/**
 * A button that opens a small popover with any content: filters, a color picker, an explanation.
 */
export function Popover({ label, trigger, children, placement }: PopoverProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const used = useLatch(open);
  return (
    <>
      {trigger({
        id,
        'aria-haspopup': 'dialog',
        'aria-expanded': open,
        onClick: () => setOpen(!open),
        onPointerEnter: preload,
        onFocus: preload,
      })}
      {used && (
        <Surface
          open={open}
          label={label}
          placement={placement}
          triggerId={id}
          onOpenChange={setOpen}
        >
          {typeof children === 'function' ? children(() => setOpen(false)) : children}
        </Surface>
      )}
    </>
  );
}
