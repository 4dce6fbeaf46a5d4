// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { type Shortcut, Shortcuts } from './Shortcuts.ts';

const label = { id: 'x', defaultMessage: 'X' };
const run = vi.fn();
const entry = (...keys: Shortcut['keys']): Shortcut => ({ keys, label, run });

const press = (key: string, more: KeyboardEventInit = {}, target: Element = document.body) => {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more });
  target.dispatchEvent(event);
  return event;
};
const put = (html: string): Element => {
  document.body.innerHTML = html;
  return document.body.firstElementChild!;
};

describe('shortcuts of a page', () => {
  beforeEach(() => {
    document.body.innerHTML = '';
    run.mockClear();
  });

  test('do what they say while they are there', () => {
    const shortcuts = new Shortcuts();
    const remove = shortcuts.add(() => [entry('n')]);
    expect(press('n').defaultPrevented).toBe(true);
    expect(run).toHaveBeenCalledOnce();
    remove();
    expect(press('n').defaultPrevented).toBe(false);
    expect(run).toHaveBeenCalledOnce();
  });

  test('are all told, also those the browser itself follows', () => {
    const shortcuts = new Shortcuts();
    shortcuts.add(() => [entry('n')]);
    shortcuts.add(() => [{ keys: ['Enter'], label }]);
    expect(shortcuts.current.map(({ keys }) => keys)).toEqual([['n'], ['Enter']]);
    expect(press('Enter').defaultPrevented).toBe(false);
  });

  test('leave typing and other combinations alone', () => {
    const shortcuts = new Shortcuts();
    shortcuts.add(() => [entry('n')]);
    press('n', {}, put('<input>'));
    press('n', {}, put('<textarea></textarea>'));
    press('n', { ctrlKey: true });
    press('n', { altKey: true });
    expect(run).not.toHaveBeenCalled();
    press('n', {}, put('<input type="checkbox">'));
    expect(run).toHaveBeenCalledOnce();
  });

  test('are off while a dialog or menu is open', () => {
    const shortcuts = new Shortcuts();
    shortcuts.add(() => [entry('n'), entry('mod', 'k')]);
    for (const role of ['dialog', 'alertdialog', 'menu']) {
      put(`<div role="${role}"></div>`);
      press('n');
      press('k', { ctrlKey: true });
    }
    expect(run).not.toHaveBeenCalled();
  });

  test('with Ctrl or ⌘ work while one types, too', () => {
    const shortcuts = new Shortcuts();
    shortcuts.add(() => [entry('mod', 'k')]);
    press('k');
    expect(run).not.toHaveBeenCalled();
    press('K', { metaKey: true }, put('<input>'));
    press('k', { ctrlKey: true });
    expect(run).toHaveBeenCalledTimes(2);
  });

  test('of what opened last come first', () => {
    const shortcuts = new Shortcuts();
    const other = vi.fn();
    shortcuts.add(() => [entry('e')]);
    shortcuts.add(() => [{ ...entry('e'), run: other }]);
    press('e');
    expect(other).toHaveBeenCalledOnce();
    expect(run).not.toHaveBeenCalled();
  });
});
