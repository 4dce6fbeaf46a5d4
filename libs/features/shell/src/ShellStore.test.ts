import { beforeEach, describe, expect, it } from 'vitest';
import { groupOf, isBelow, type MenuGroup } from './menu.ts';
import { ShellStore } from './ShellStore.ts';

describe('ShellStore', () => {
  let small: boolean;
  let store: ShellStore;

  beforeEach(() => {
    small = true;
    store = new ShellStore({ isSmall: () => small });
  });

  it('shows main menu or user menu on small screens, never both', () => {
    store.showMainMenu(true);
    store.showUserMenu(true);
    expect([store.mainMenuOpen, store.userMenuOpen]).toEqual([false, true]);
    store.showMainMenu(true);
    expect([store.mainMenuOpen, store.userMenuOpen]).toEqual([true, false]);
  });

  it('shows both on larger screens', () => {
    small = false;
    store.showMainMenu(true);
    store.showUserMenu(true);
    expect([store.mainMenuOpen, store.userMenuOpen]).toEqual([true, true]);
  });

  it('closes the user menu on a press outside only above 650 px', () => {
    expect(store.closesOutside()).toBe(false);
    small = false;
    expect(store.closesOutside()).toBe(true);
  });

  it('keeps the chosen shape of the menu on the device, until it is the usual one again', () => {
    const kept = new Map<string, string>();
    const storage = {
      get: (key: string) => kept.get(key) ?? null,
      set: (key: string, value: string | null) => {
        if (value === null) kept.delete(key);
        else kept.set(key, value);
      },
    };
    const reopened = () => new ShellStore({ storage }).menuChoice;
    expect(reopened()).toBeNull();
    new ShellStore({ storage }).chooseMenu('rail');
    expect(reopened()).toBe('rail');
    new ShellStore({ storage }).chooseMenu(null);
    expect([reopened(), kept.size]).toEqual([null, 0]);
    kept.set('topNav', 'sideways');
    expect(reopened()).toBeNull();
  });

  it('opens the group of the current route, until staff say otherwise', () => {
    expect([store.isGroupOpen('trade', true), store.isGroupOpen('claim', false)]).toEqual([
      true,
      false,
    ]);
    store.toggleGroup('trade', true);
    store.toggleGroup('claim', false);
    expect([store.isGroupOpen('trade', true), store.isGroupOpen('claim', false)]).toEqual([
      false,
      true,
    ]);
  });

  it('opens the group of a new route again, and closes the menus', () => {
    store.showMainMenu(true);
    store.toggleGroup('trade', true);
    store.routeChanged('trade');
    expect([store.mainMenuOpen, store.isGroupOpen('trade', true)]).toEqual([false, true]);
    store.toggleGroup('claim', false);
    store.routeChanged('trade');
    expect(store.isGroupOpen('claim', false)).toBe(true);
  });
});

describe('the group of a route', () => {
  const group = (path: string): MenuGroup => ({
    id: path,
    label: { id: path },
    icon: () => null,
    path,
    links: [],
  });

  it('is the one whose address it lies below', () => {
    const groups = [group('/trade'), group('/claim')];
    expect(groupOf(groups, '/claim/requests/sent')?.id).toBe('/claim');
    expect(groupOf(groups, '/claims')).toBeUndefined();
    expect(isBelow('/trade', '/trade')).toBe(true);
  });
});
