import { chakra, Menu, Portal, useMenuStyles } from '@chakra-ui/react';
import Check from 'lucide-react/icons/check';
import { Fragment, useRef } from 'react';
import type { ReactNode } from 'react';
import { Badge } from '../badge/Badge.tsx';
import { Icon } from '../icon/Icon.tsx';
import { useNavigation } from '../navigation/NavigationProvider.tsx';
import { OverlayProvider } from '../overlay/chakra/OverlayProvider.tsx';
import { useLayer } from '../overlay/useLayer.ts';
import { useOpenAfterMount } from '../overlay/useOpenAfterMount.ts';
import type { MenuItem, MenuPoint } from './menu.types.ts';

export interface MenuSurfaceProps {
  items: readonly MenuItem[];
  label: string;
  triggerId: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  point?: MenuPoint;
  header?: ReactNode;
  placement?: 'bottom-start' | 'bottom-end' | 'top-start' | 'top-end' | 'right-start';
  closesOutside?: () => boolean;
}

/** The menu itself, Chakra's own: arrows, Home, End, typing ahead, Escape, Tab. */
export default function MenuSurface(props: MenuSurfaceProps) {
  const { items, label, triggerId, open, onOpenChange, point, header, placement } = props;
  const shown = useOpenAfterMount(open);
  const layer = useLayer({
    open: shown,
    triggerId,
    close: () => onOpenChange(false),
    closesOutside: props.closesOutside,
  });
  const pressed = useRef<string | null>(null);
  const select = (id: string): void =>
    items.find((item) => item.id === id)?.onSelect?.({ value: id });
  // The state machine selects the highlighted item. A press by assistive technology (a click
  // without a pointer before it) never highlights one: presses are handled here, keys by the
  // machine.
  const press = (id: string): void => {
    pressed.current = id;
    setTimeout(() => (pressed.current = null));
    select(id);
  };
  const at = point && (() => ({ x: point.x, y: point.y, width: 0, height: 0 }));
  return (
    <OverlayProvider>
      <Menu.Root
        open={shown}
        onOpenChange={(details) => onOpenChange(details.open)}
        onInteractOutside={(event) => {
          if (props.closesOutside?.() === false) event.preventDefault();
        }}
        onSelect={({ value }) => pressed.current !== value && select(value)}
        ids={{ trigger: triggerId }}
        positioning={{ placement: placement ?? 'bottom-start', gutter: 4, getAnchorRect: at }}
        loopFocus
      >
        <Portal>
          <Menu.Positioner>
            <Menu.Content
              ref={layer}
              aria-label={label}
              aria-labelledby=""
              // If keys are pressed faster than a frame, the machine moves focus here after closing.
              onFocus={() => !open && document.getElementById(triggerId)?.focus()}
            >
              {header && <Header>{header}</Header>}
              {items.map((item) => (
                <Fragment key={item.id}>
                  {item.separated && <Menu.Separator />}
                  <Item item={item} onPress={press}>
                    {item.icon && <Icon icon={item.icon} />}
                    <Menu.ItemText>{item.label}</Menu.ItemText>
                    {item.checked && <Icon icon={Check} />}
                    {item.count !== undefined && <Badge>{item.count}</Badge>}
                    {item.shortcut && <Menu.ItemCommand>{item.shortcut}</Menu.ItemCommand>}
                  </Item>
                </Fragment>
              ))}
            </Menu.Content>
          </Menu.Positioner>
        </Portal>
      </Menu.Root>
    </OverlayProvider>
  );
}

function Header({ children }: { children: ReactNode }) {
  return <chakra.div css={useMenuStyles().header}>{children}</chakra.div>;
}

interface ItemProps {
  item: MenuItem;
  onPress: (id: string) => void;
  children: ReactNode;
}

function Item({ item, onPress, children }: ItemProps) {
  const { Link } = useNavigation();
  const choice = item.checked === undefined ? {} : { 'aria-checked': item.checked };
  return (
    <Menu.Item
      value={item.id}
      disabled={item.disabled}
      data-tone={item.tone}
      onClick={() => !item.disabled && onPress(item.id)}
      role={item.checked === undefined ? 'menuitem' : 'menuitemradio'}
      {...choice}
      asChild={item.href !== undefined}
    >
      {item.href === undefined ? children : <Link href={item.href}>{children}</Link>}
    </Menu.Item>
  );
}
