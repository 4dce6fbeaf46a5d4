import { SMALL_QUERY, storageKeys } from '@forecourt/platform';
import type { KeyValueStorage } from '@forecourt/platform';
import { action, makeObservable, observable, observableRef } from 'mobx';

/** `rail`: icons only, 64 px wide. */
export type MenuShape = 'rail' | 'full';

export interface ShellStoreOptions {
  /** Whether the window is small; by default the browser's. */
  isSmall?(): boolean;
  /** Keeps the shape of the menu that the user chose. Without it the choice ends with the page. */
  storage?: Pick<KeyValueStorage, 'get' | 'set'>;
}

/**
 * Open parts of the shell. On small screens, main menu and user menu exclude each other (spec §2).
 */
export class ShellStore {
  /** Only for small screens; on others the main menu is always visible. */
  mainMenuOpen = false;
  userMenuOpen = false;
  /** Groups that the user opened or closed, by id. */
  private toggled: ReadonlyMap<string, boolean> = new Map();
  /** The shape of the menu that the user chose; null for the one that suits the window. */
  menuChoice: MenuShape | null;
  private readonly isSmall: () => boolean;
  private readonly storage: ShellStoreOptions['storage'];

  constructor({
    isSmall = () => matchMedia(SMALL_QUERY).matches,
    storage,
  }: ShellStoreOptions = {}) {
    this.isSmall = isSmall;
    this.storage = storage;
    const kept = storage?.get(storageKeys.topNav);
    this.menuChoice = kept === 'rail' || kept === 'full' ? kept : null;
    makeObservable<this, 'toggled'>(this, {
      menuChoice: observable,
      chooseMenu: action,
      mainMenuOpen: observable,
      userMenuOpen: observable,
      toggled: observableRef,
      showMainMenu: action,
      showUserMenu: action,
      toggleGroup: action,
      routeChanged: action,
    });
  }

  /** Whether a press outside closes the user menu: only above 650 px (spec §2). */
  readonly closesOutside = (): boolean => !this.isSmall();

  showMainMenu(open: boolean): void {
    this.mainMenuOpen = open;
    if (open && this.isSmall()) this.userMenuOpen = false;
  }

  showUserMenu(open: boolean): void {
    this.userMenuOpen = open;
    if (open && this.isSmall()) this.mainMenuOpen = false;
  }

  /** Keeps the shape of the menu on this device, or forgets it. */
  chooseMenu(shape: MenuShape | null): void {
    this.menuChoice = shape;
    this.storage?.set(storageKeys.topNav, shape);
  }

  /** Whether a group is expanded: by the user's choice, else if the current route belongs to it. */
  isGroupOpen(id: string, isCurrent: boolean): boolean {
    return this.toggled.get(id) ?? isCurrent;
  }

  toggleGroup(id: string, isCurrent: boolean): void {
    this.toggled = new Map(this.toggled).set(id, !this.isGroupOpen(id, isCurrent));
  }

  /**
   * The route changed: closes the menus and expands the new route's group.
   *
   * @param groupId the group of the route
   */
  routeChanged(groupId: string | undefined): void {
    this.mainMenuOpen = false;
    this.userMenuOpen = false;
    if (groupId === undefined || !this.toggled.has(groupId)) return;
    const toggled = new Map(this.toggled);
    toggled.delete(groupId);
    this.toggled = toggled;
  }
}
