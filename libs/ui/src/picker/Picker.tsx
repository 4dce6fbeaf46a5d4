import { Suspense, useId, useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { lazySurface } from '../overlay/lazySurface.ts';
import type { PickerSurfaceProps } from './PickerSurface.tsx';

const { Surface, preload } = lazySurface<PickerSurfaceProps>(() => import('./PickerSurface.tsx'));

/** Spread these on the button that opens the list. */
export interface PickerTriggerProps {
  id: string;
  'aria-haspopup': 'dialog';
  'aria-expanded': boolean;
  onClick: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onPointerEnter: () => void;
  onFocus: () => void;
}

export type PickerProps = Omit<PickerSurfaceProps, 'triggerId' | 'open' | 'onOpenChange'> & {
  trigger: (props: PickerTriggerProps) => ReactNode;
};

/** A button that opens a list to choose one entry from, optionally with a search box. */
export function Picker({ trigger, ...rest }: PickerProps) {
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
        onKeyDown: (event) => {
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
          event.preventDefault();
          change(true);
        },
        onPointerEnter: preload,
        onFocus: preload,
      })}
      {used && (
        <Suspense>
          <Surface {...rest} triggerId={id} open={open} onOpenChange={change} />
        </Suspense>
      )}
    </>
  );
}
