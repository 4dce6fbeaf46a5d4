import { SMALL_MAX_PX } from '@forecourt/platform';
import { action, makeObservable, observable, observableRef } from 'mobx';

export interface ShellStoreOptions {
  /** Width of the window in px; by default the browser's. */
  width?(): number;
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
  private readonly width: () => number;

  constructor({ width = () => window.innerWidth }: ShellStoreOptions = {}) {
    this.width = width;
    makeObservable<this, 'toggled'>(this, {
      mainMenuOpen: observable,
      userMenuOpen: observable,
      toggled: observableRef,
      showMainMenu: action,
      showUserMenu: action,
      toggleGroup: action,
      routeChanged: action,
    });
  }

  get isSmall(): boolean {
    return this.width() <= SMALL_MAX_PX;
  }

  /** Whether a press outside closes the user menu: only above 650 px (spec §2). */
  readonly closesOutside = (): boolean => !this.isSmall;

  showMainMenu(open: boolean): void {
    this.mainMenuOpen = open;
    if (open && this.isSmall) this.userMenuOpen = false;
  }

  showUserMenu(open: boolean): void {
    this.userMenuOpen = open;
    if (open && this.isSmall) this.mainMenuOpen = false;
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
