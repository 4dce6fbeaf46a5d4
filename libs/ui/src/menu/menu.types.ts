import type { IconComponent } from '../icon/Icon.tsx';

export interface MenuItem {
  id: string;
  label: string;
  icon?: IconComponent;
  /** `danger` for destructive actions. @default 'default' */
  tone?: 'default' | 'danger';
  disabled?: boolean;
  /** A key or chord shown at the end; the app listens for it. */
  shortcut?: string;
  /** The number of entries behind it, at its end. */
  count?: number | string;
  /** A line above this item. @default false */
  separated?: boolean;
  /** Marks the current one of several choices. */
  checked?: boolean;
  /** Navigates instead of calling `onSelect`. */
  href?: string;
  /** `value` is the item's id. */
  onSelect?: (details: { value: string }) => void;
}

/** A point on the page, for context menus. */
export interface MenuPoint {
  x: number;
  y: number;
}
