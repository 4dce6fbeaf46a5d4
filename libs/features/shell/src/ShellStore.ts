import { SMALL_MAX_PX } from '@forecourt/platform';
import { action, makeObservable, observable, observableRef } from 'mobx';

export interface ShellStoreOptions {
  /** Width of the window in px; by default the browser's. */
  width?(): number;
}

/** What of the shell is open. On small screens main menu and user menu exclude one another (spec §2). */
export class ShellStore {
  /** On small screens; on others the main menu is always there. */
  mainMenuOpen = false;
  userMenuOpen = false;
  /** Groups that staff opened or closed themselves, by id. */
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

  /** Whether a group shows its links: as staff left it, else if the current route belongs to it. */
  isGroupOpen(id: string, isCurrent: boolean): boolean {
    return this.toggled.get(id) ?? isCurrent;
  }

  toggleGroup(id: string, isCurrent: boolean): void {
    this.toggled = new Map(this.toggled).set(id, !this.isGroupOpen(id, isCurrent));
  }

  /**
   * The address is another: menus close, and the group of the new route opens.
   *
   * @param groupId the group it belongs to
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
