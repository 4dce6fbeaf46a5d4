import { createContext, useContext } from 'react';
import type { ComponentType, ReactNode } from 'react';
import type { MenuItemProps, MenuPlacement, MenuPoint } from './menu.types.ts';

/** The parts of an open menu: their code comes with it. */
interface MenuParts {
  Item: ComponentType<MenuItemProps>;
  ItemGroup: ComponentType<{ children: ReactNode }>;
  ItemGroupLabel: ComponentType<{ children: ReactNode }>;
  Separator: ComponentType;
}

interface MenuState {
  triggerId: string;
  open: boolean;
  /** Opens or closes the menu; a point is where it was right-clicked. */
  onOpenChange: (open: boolean, point?: MenuPoint) => void;
  point?: MenuPoint;
  positioning?: { placement?: MenuPlacement };
  closesOutside?: () => boolean;
  /** Set inside of its content. */
  parts?: MenuParts;
}

/** What `Menu.Root` provides to the parts in it. */
export const MenuContext = createContext<MenuState | null>(null);

export const useMenu = (): MenuState => useContext(MenuContext)!;
