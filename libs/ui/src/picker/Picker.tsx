import { lazyPart, useLatch } from '@forecourt/platform/lazy-part';
import { useId, useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import type { PickerSurfaceProps } from './PickerSurface.tsx';

const Surface = lazyPart<PickerSurfaceProps>(() => import('./PickerSurface.tsx'));
const preload = (): void => void Surface.preload();

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
  const used = useLatch(open);
  return (
    <>
      {trigger({
        id,
        'aria-haspopup': 'dialog',
        'aria-expanded': open,
        onClick: () => setOpen(!open),
        onKeyDown: (event) => {
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
          event.preventDefault();
          setOpen(true);
        },
        onPointerEnter: preload,
        onFocus: preload,
      })}
      {used && <Surface {...rest} triggerId={id} open={open} onOpenChange={setOpen} />}
    </>
  );
}
