import type { ReactNode } from 'react';
import type { IconComponent } from '../icon/Icon.tsx';

/** How an item looks and what it does. */
interface ItemOptions {
  icon?: IconComponent;
  /** `danger` for destructive actions. @default 'default' */
  tone?: 'default' | 'danger';
  disabled?: boolean;
  /** A key or chord shown at the end; the app listens for it. */
  shortcut?: string;
  /** The number of entries behind it, at its end. */
  count?: number | string;
  /** Marks the current one of several choices. */
  checked?: boolean;
  /** Navigates instead of calling `onSelect`. */
  href?: string;
  onSelect?: () => void;
}

export interface MenuItemProps extends ItemOptions {
  /** Its key, unique in the menu. */
  value: string;
  /** Its label. */
  children: ReactNode;
}

/** An item as data, for actions that a menu shares with the command palette. */
export interface MenuItem extends ItemOptions {
  id: string;
  label: string;
  /** A separator above it. @default false */
  separated?: boolean;
}

export interface MenuContentProps {
  /** Names the menu, e.g. 'Actions for Ann Lee'. */
  'aria-label': string;
  children: ReactNode;
}

export type MenuPlacement = 'bottom-start' | 'bottom-end' | 'top-start' | 'top-end' | 'right-start';

/** A point of the window in px, for context menus. */
export interface MenuPoint {
  x: number;
  y: number;
}
