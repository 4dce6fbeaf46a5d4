import { lazyPart, useLatch } from '@forecourt/platform/lazy-part';
import { Children, cloneElement, useId, useState } from 'react';
import type { ComponentProps, KeyboardEvent, MouseEvent, ReactElement, ReactNode } from 'react';
import type { MenuContentProps, MenuItemProps, MenuPlacement, MenuPoint } from './menu.types.ts';
import { MenuContext, useMenu } from './menuContext.ts';

const Surface = lazyPart<MenuContentProps>(() => import('./MenuSurface.tsx'));
const preload = (): void => void Surface.preload();

/** Loads the code of menus before a pointer or focus comes near one. */
export const preloadMenu = Surface.preload;

export interface MenuRootProps {
  /** Trigger and content. */
  children: ReactNode;
  /** @default { placement: 'bottom-start' } */
  positioning?: { placement?: MenuPlacement };
  /** Controls whether it is open. @default uncontrolled */
  open?: boolean;
  /** Called when the user opens or closes it. */
  onOpenChange?: (details: { open: boolean }) => void;
  /** Called on a press outside: whether that closes the menu. @default always */
  closesOutside?: () => boolean;
}

/**
 * A menu, composed as Chakra's. Its code loads when a pointer or focus comes near, and what is in
 * `Menu.Content` renders when it opens, so that each menu in a long list costs only its trigger.
 */
export function MenuRoot({ children, open, onOpenChange, ...options }: MenuRootProps) {
  const triggerId = useId();
  const [ownOpen, setOwnOpen] = useState(false);
  const [point, setPoint] = useState<MenuPoint>();
  const change = (next: boolean, at?: MenuPoint): void => {
    setPoint(at);
    setOwnOpen(next);
    onOpenChange?.({ open: next });
  };
  return (
    <MenuContext
      value={{ ...options, triggerId, point, open: open ?? ownOpen, onOpenChange: change }}
    >
      {children}
    </MenuContext>
  );
}

type ButtonProps = ComponentProps<'button'>;

export interface MenuTriggerProps extends Omit<
  ButtonProps,
  'id' | 'onClick' | 'onKeyDown' | 'onPointerEnter' | 'onFocus'
> {
  /** Takes the only child as the button, such as an `IconButton`; a press of it is the menu's. */
  asChild?: boolean;
}

/** The button that opens the menu, in its `Menu.Root`. */
export function MenuTrigger({ asChild, children, ...props }: MenuTriggerProps) {
  const { triggerId, open, onOpenChange } = useMenu();
  const trigger: ButtonProps = {
    ...props,
    id: triggerId,
    'aria-haspopup': 'menu',
    'aria-expanded': open,
    onClick: () => onOpenChange(!open),
    onKeyDown: (event: KeyboardEvent) => {
      if (!/^Arrow(Down|Up)$/.test(event.key)) return;
      event.preventDefault();
      onOpenChange(true);
    },
    onPointerEnter: preload,
    onFocus: preload,
  };
  return asChild ? (
    cloneElement(Children.only(children as ReactElement<ButtonProps>), trigger)
  ) : (
    <button type="button" {...trigger}>
      {children}
    </button>
  );
}

export interface MenuContextTriggerProps extends ComponentProps<'div'> {
  /** Leaves a right-click to the browser. @default false */
  disabled?: boolean;
}

/** What opens the menu where it is right-clicked, in addition to the trigger. */
export function MenuContextTrigger({ disabled, ...props }: MenuContextTriggerProps) {
  const { onOpenChange } = useMenu();
  const onContextMenu = (event: MouseEvent): void => {
    event.preventDefault();
    onOpenChange(true, { x: event.clientX, y: event.clientY });
  };
  return <div {...props} onContextMenu={disabled ? undefined : onContextMenu} />;
}

/** What opens: items, in groups or with separators between them. */
export function MenuContent(props: MenuContentProps) {
  const used = useLatch(useMenu().open);
  return used && <Surface {...props} />;
}

/** One action, choice or link, in a `Menu.Content`. */
export function MenuItem(props: MenuItemProps) {
  const { Item } = useMenu().parts!;
  return <Item {...props} />;
}

/** Items that belong together, named by `Menu.ItemGroupLabel`. */
export function MenuItemGroup(props: { children: ReactNode }) {
  const { ItemGroup } = useMenu().parts!;
  return <ItemGroup {...props} />;
}

/** The name of a group, above its items; cannot be chosen. */
export function MenuItemGroupLabel(props: { children: ReactNode }) {
  const { ItemGroupLabel } = useMenu().parts!;
  return <ItemGroupLabel {...props} />;
}

/** A line between items. */
export function MenuSeparator() {
  const { Separator } = useMenu().parts!;
  return <Separator />;
}
