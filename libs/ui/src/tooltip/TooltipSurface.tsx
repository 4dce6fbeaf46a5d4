import { Portal } from '@ark-ui/react/portal';
import { Tooltip as Ark } from '@ark-ui/react/tooltip';
import type { ReactNode } from 'react';
import { useOpenAfterMount } from '../overlay/use-open-after-mount.ts';
import { useStyles } from '../styling/use-styles.ts';
import { tooltipRecipe } from './TooltipSurface.recipe.ts';

export interface TooltipSurfaceProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  triggerId: string;
  contentId: string;
  children: ReactNode;
}

/** The bubble, placed by Ark's tooltip; Escape and scrolling close it. */
export default function TooltipSurface(props: TooltipSurfaceProps) {
  const { open, onOpenChange, triggerId, contentId, children } = props;
  const styles = useStyles(tooltipRecipe);
  return (
    <Ark.Root
      open={useOpenAfterMount(open)}
      onOpenChange={(details) => onOpenChange(details.open)}
      ids={{ trigger: triggerId, content: contentId }}
      positioning={{ placement: 'top', gutter: 6 }}
      interactive
      lazyMount
      unmountOnExit
    >
      <Portal>
        <Ark.Positioner>
          <Ark.Content className={styles}>{children}</Ark.Content>
        </Ark.Positioner>
      </Portal>
    </Ark.Root>
  );
}
