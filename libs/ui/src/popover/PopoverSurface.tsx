import { Popover as Ark } from '@ark-ui/react/popover';
import { Portal } from '@ark-ui/react/portal';
import type { ReactNode } from 'react';
import { useOpenAfterMount } from '../overlay/use-open-after-mount.ts';
import { useStyles } from '../styling/use-styles.ts';
import { popoverRecipe } from './PopoverSurface.recipe.ts';

export interface PopoverSurfaceProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  triggerId: string;
  label: string;
  placement?: 'bottom-start' | 'bottom-end' | 'top-start' | 'top-end';
  children: ReactNode;
}

/** The popover, on Ark's: focus moves in and returns, Escape and a press outside close it. */
export default function PopoverSurface(props: PopoverSurfaceProps) {
  const { open, onOpenChange, triggerId, label, placement, children } = props;
  const styles = useStyles(popoverRecipe);
  return (
    <Ark.Root
      open={useOpenAfterMount(open)}
      onOpenChange={(details) => onOpenChange(details.open)}
      ids={{ trigger: triggerId }}
      positioning={{ placement: placement ?? 'bottom-start', gutter: 4 }}
      lazyMount
      unmountOnExit
    >
      <Portal>
        <Ark.Positioner>
          <Ark.Content aria-label={label} aria-labelledby="" className={styles}>
            {children}
          </Ark.Content>
        </Ark.Positioner>
      </Portal>
    </Ark.Root>
  );
}
