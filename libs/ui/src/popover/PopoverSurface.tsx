import { Popover, Portal } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { OverlayProvider } from '../overlay/chakra/OverlayProvider.tsx';
import { useLayer } from '../overlay/useLayer.ts';
import { useOpenAfterMount } from '../overlay/useOpenAfterMount.ts';

export interface PopoverSurfaceProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  triggerId: string;
  label: string;
  placement?: 'bottom-start' | 'bottom-end' | 'top-start' | 'top-end';
  children: ReactNode;
}

/** The popover, Chakra's own: focus moves in and returns, Escape and a press outside close it. */
export default function PopoverSurface(props: PopoverSurfaceProps) {
  const { open, onOpenChange, triggerId, label, placement, children } = props;
  const shown = useOpenAfterMount(open);
  const layer = useLayer({ open: shown, triggerId, close: () => onOpenChange(false) });
  return (
    <OverlayProvider>
      <Popover.Root
        open={shown}
        onOpenChange={(details) => onOpenChange(details.open)}
        ids={{ trigger: triggerId }}
        positioning={{ placement: placement ?? 'bottom-start', gutter: 4 }}
        lazyMount
        unmountOnExit
      >
        <Portal>
          <Popover.Positioner>
            <Popover.Content ref={layer} aria-label={label} aria-labelledby="">
              {children}
            </Popover.Content>
          </Popover.Positioner>
        </Portal>
      </Popover.Root>
    </OverlayProvider>
  );
}
