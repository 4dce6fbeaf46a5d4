import type { IconComponent } from '../icon/Icon.tsx';

export interface MenuItem {
  id: string;
  label: string;
  icon?: IconComponent;
  /** `danger` for what destroys. @default 'default' */
  tone?: 'default' | 'danger';
  disabled?: boolean;
  /** A key or chord shown at the end; the app listens for it. */
  shortcut?: string;
  /** A line above this item. @default false */
  separated?: boolean;
  /** Marks one of several choices as the one in force. */
  checked?: boolean;
  /** Goes somewhere instead of calling `onSelect`. */
  href?: string;
  onSelect?: () => void;
}

/** A point on the page, for menus opened by the second mouse button. */
export interface MenuPoint {
  x: number;
  y: number;
}
