import { lazyPart, useLatch } from '@forecourt/platform/lazy-part';
import { useId, useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import type { MenuSurfaceProps } from './MenuSurface.tsx';
import type { MenuItem, MenuPoint } from './menu.types.ts';

const Surface = lazyPart<MenuSurfaceProps>(() => import('./MenuSurface.tsx'));
const preload = (): void => void Surface.preload();

/** Loads the code of menus before a pointer or focus comes near one. */
export const preloadMenu = Surface.preload;

/** Spread these on the button that opens the menu. */
export interface MenuTriggerProps {
  id: string;
  'aria-haspopup': 'menu';
  'aria-expanded': boolean;
  onClick: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onPointerEnter: () => void;
  onFocus: () => void;
}

export interface MenuProps {
  /** The menu items; a function is called while the menu is open. */
  items: readonly MenuItem[] | (() => readonly MenuItem[]);
  /** Names the menu, e.g. 'Actions for Ann Lee'. */
  label: string;
  /** Renders the button: `(trigger) => <IconButton {...trigger} …/>`. */
  trigger: (props: MenuTriggerProps) => ReactNode;
  /** Shown above the items; cannot be chosen. */
  header?: ReactNode;
  /** @default 'bottom-start' */
  placement?: 'bottom-start' | 'bottom-end' | 'top-start' | 'top-end' | 'right-start';
  /** Opens the menu at a point, for `onContextMenu`; null once `onOpenChange` says so. */
  point?: MenuPoint | null;
  /** Controls whether it is open. @default uncontrolled */
  open?: boolean;
  /** Called when the user opens or closes it. */
  onOpenChange?: (details: { open: boolean }) => void;
  /** Called on a press outside: whether that closes the menu. @default always */
  closesOutside?: () => boolean;
}

/**
 * A button that opens a list of actions. The menu code loads when a pointer or focus comes near, so
 * that each menu in a long list of rows costs only a button.
 */
export function Menu({
  items,
  label,
  trigger,
  header,
  placement,
  point = null,
  open,
  onOpenChange,
  closesOutside,
}: MenuProps) {
  const id = useId();
  const [ownOpen, setOwnOpen] = useState(false);
  const shown = (open ?? ownOpen) || point !== null;
  const used = useLatch(shown);
  const change = (next: boolean): void => {
    setOwnOpen(next);
    onOpenChange?.({ open: next });
  };
  return (
    <>
      {trigger({
        id,
        'aria-haspopup': 'menu',
        'aria-expanded': shown,
        onClick: () => change(!shown),
        onKeyDown: (event) => {
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
          event.preventDefault();
          change(true);
        },
        onPointerEnter: preload,
        onFocus: preload,
      })}
      {used && (
        <Surface
          label={label}
          header={header}
          placement={placement}
          closesOutside={closesOutside}
          items={typeof items === 'function' ? items() : items}
          point={point ?? undefined}
          triggerId={id}
          open={shown}
          onOpenChange={change}
        />
      )}
    </>
  );
}
