import { Menu, Portal } from '@chakra-ui/react';
import Check from 'lucide-react/icons/check';
import { useRef } from 'react';
import { Badge } from '../badge/Badge.tsx';
import { Icon } from '../icon/Icon.tsx';
import { useNavigation } from '../navigation/NavigationProvider.tsx';
import { OverlayProvider } from '../overlay/chakra/OverlayProvider.tsx';
import { useLayer } from '../overlay/useLayer.ts';
import { useOpenAfterMount } from '../overlay/useOpenAfterMount.ts';
import type { MenuContentProps, MenuItemProps } from './menu.types.ts';
import { MenuContext, useMenu } from './menuContext.ts';

const { ItemGroup, ItemGroupLabel, Separator } = Menu;
const parts = { Item, ItemGroup, ItemGroupLabel, Separator };

/** The menu itself, Chakra's own: arrows, Home, End, typing ahead, Escape, Tab. */
export default function MenuSurface({ children, ...props }: MenuContentProps) {
  const menu = useMenu();
  const { triggerId, open, onOpenChange, point, positioning, closesOutside } = menu;
  const shown = useOpenAfterMount(open);
  const layer = useLayer({
    open: shown,
    triggerId,
    close: () => onOpenChange(false),
    closesOutside,
  });
  const at = point && (() => ({ x: point.x, y: point.y, width: 0, height: 0 }));
  return (
    <OverlayProvider>
      <Menu.Root
        open={shown}
        onOpenChange={(details) => onOpenChange(details.open)}
        onInteractOutside={(event) => {
          if (closesOutside?.() === false) event.preventDefault();
        }}
        ids={{ trigger: triggerId }}
        positioning={{ placement: 'bottom-start', gutter: 4, getAnchorRect: at, ...positioning }}
        loopFocus
      >
        <Portal>
          <Menu.Positioner>
            <Menu.Content
              ref={layer}
              {...props}
              aria-labelledby=""
              // If keys are pressed faster than a frame, the machine moves focus here after closing.
              onFocus={() => !open && document.getElementById(triggerId)?.focus()}
            >
              <MenuContext value={{ ...menu, parts }}>{children}</MenuContext>
            </Menu.Content>
          </Menu.Positioner>
        </Portal>
      </Menu.Root>
    </OverlayProvider>
  );
}

function Item(props: MenuItemProps) {
  const { value, children, icon, tone, disabled, shortcut, count, checked, href, onSelect } = props;
  const { Link } = useNavigation();
  const isPressed = useRef(false);
  // The state machine selects the highlighted item. A press by assistive technology (a click
  // without a pointer before it) never highlights one: presses are handled here, keys by the
  // machine.
  const press = (): void => {
    if (disabled) return;
    isPressed.current = true;
    setTimeout(() => (isPressed.current = false));
    onSelect?.();
  };
  const choice = checked === undefined ? {} : { 'aria-checked': checked };
  const content = (
    <>
      {icon && <Icon icon={icon} />}
      <Menu.ItemText>{children}</Menu.ItemText>
      {checked && <Icon icon={Check} />}
      {count !== undefined && <Badge>{count}</Badge>}
      {shortcut && <Menu.ItemCommand>{shortcut}</Menu.ItemCommand>}
    </>
  );
  return (
    <Menu.Item
      value={value}
      disabled={disabled}
      data-tone={tone}
      onClick={press}
      onSelect={() => isPressed.current || onSelect?.()}
      role={checked === undefined ? 'menuitem' : 'menuitemradio'}
      {...choice}
      asChild={href !== undefined}
    >
      {href === undefined ? content : <Link href={href}>{content}</Link>}
    </Menu.Item>
  );
}
