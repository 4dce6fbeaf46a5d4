import { Portal, Tooltip } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { OverlayProvider } from '../overlay/chakra/OverlayProvider.tsx';
import { useOpenAfterMount } from '../overlay/useOpenAfterMount.ts';

export interface TooltipSurfaceProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  triggerId: string;
  contentId: string;
  children: ReactNode;
}

/** The bubble, Chakra's own; Escape and scrolling close it. */
export default function TooltipSurface(props: TooltipSurfaceProps) {
  const { open, onOpenChange, triggerId, contentId, children } = props;
  return (
    <OverlayProvider>
      <Tooltip.Root
        open={useOpenAfterMount(open)}
        onOpenChange={(details) => onOpenChange(details.open)}
        ids={{ trigger: triggerId, content: contentId }}
        positioning={{ placement: 'top', gutter: 6 }}
        interactive
        lazyMount
        unmountOnExit
      >
        <Portal>
          <Tooltip.Positioner>
            <Tooltip.Content>{children}</Tooltip.Content>
          </Tooltip.Positioner>
        </Portal>
      </Tooltip.Root>
    </OverlayProvider>
  );
}
