import { Suspense, useId, useState } from 'react';
import type { ReactNode } from 'react';
import { lazySurface } from '../overlay/lazySurface.ts';
import type { PopoverSurfaceProps } from './PopoverSurface.tsx';

const { Surface, preload } = lazySurface<PopoverSurfaceProps>(() => import('./PopoverSurface.tsx'));

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
  const [used, setUsed] = useState(false);
  const change = (next: boolean): void => {
    setUsed(true);
    setOpen(next);
  };
  return (
    <>
      {trigger({
        id,
        'aria-haspopup': 'dialog',
        'aria-expanded': open,
        onClick: () => change(!open),
        onPointerEnter: preload,
        onFocus: preload,
      })}
      {used && (
        <Suspense>
          <Surface
            open={open}
            label={label}
            placement={placement}
            triggerId={id}
            onOpenChange={change}
          >
            {typeof children === 'function' ? children(() => change(false)) : children}
          </Surface>
        </Suspense>
      )}
    </>
  );
}
