import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';

/** After so many presses of Tab a page has come round: the longest has fewer stops. */
const STOPS = 160;

/** Somebody who uses nothing but the keyboard, and sees where they are. */
export class Keyboard {
  private readonly page: Page;
  /** Stops that did not show that they had the focus, or were hidden below something. */
  readonly faults = new Set<string>();

  constructor(page: Page) {
    this.page = page;
  }

  /**
   * Presses Tab until the control has the focus; each stop on the way must be visible as one.
   *
   * @param key `Shift+Tab` for what is before, as a long list is after it
   * @throws if Tab does not get there, or not away from where it is
   */
  async to(target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
    await expect(target).toBeVisible();
    const visited: string[] = [];
    for (let presses = 0; presses <= STOPS; presses += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await this.page.keyboard.press(key);
      const { name, fault } = await this.page.evaluate(stopOfPage);
      if (fault) this.faults.add(`${name}: ${fault}`);
      visited.push(name);
      const last = visited.slice(-4);
      const isTrapped = last.length === 4 && name !== 'page' && new Set(last).size === 1;
      if (isTrapped) throw new Error(`Tab does not leave ${name}`);
    }
    throw new Error(`Tab does not get to ${String(target)}; it was at ${visited.join(', ')}`);
  }

  /** Goes to a control and presses it. */
  async press(target: Locator, key?: 'Shift+Tab'): Promise<void> {
    await this.to(target, key);
    await this.page.keyboard.press('Enter');
  }

  /** Goes down an open menu to an item and chooses it. */
  async choose(item: Locator): Promise<void> {
    await expect(item).toBeVisible();
    const isAtItem = () => item.evaluate((element) => 'highlighted' in element.dataset);
    for (let presses = 0; presses <= STOPS && !(await isAtItem()); presses += 1) {
      const before = await this.page.evaluate(highlighted);
      await this.page.keyboard.press('ArrowDown');
      await expect.poll(() => this.page.evaluate(highlighted)).not.toBe(before);
    }
    await expect(item).toHaveAttribute('data-highlighted', '');
    await this.page.keyboard.press('Enter');
  }

  /** Goes to a field and types. */
  async type(target: Locator, text: string): Promise<void> {
    await this.to(target);
    await this.page.keyboard.type(text);
  }
}

/** Runs in the page: the place of the highlighted item among all elements, -1 for none. */
function highlighted(): number {
  const element = document.querySelector('[data-highlighted]');
  return element ? [...document.querySelectorAll('*')].indexOf(element) : -1;
}

/** Runs in the page: what has the focus, and whether a person can see that. */
function stopOfPage(): { name: string; fault?: string } {
  const element = document.activeElement;
  if (!element || element === document.body) return { name: 'page' };
  // A ring that is still coming is one.
  for (const animation of element.getAnimations({ subtree: true })) animation.finish();
  const words = element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 40);
  const place = [...document.querySelectorAll(element.tagName)].indexOf(element);
  const name = `${element.tagName.toLowerCase()} ${place} "${words}"`;

  const isRing = ({ outlineStyle, outlineWidth, outlineColor }: CSSStyleDeclaration): boolean =>
    outlineStyle !== 'none' && parseFloat(outlineWidth) >= 1 && !/, 0\)$/.test(outlineColor);
  const hasRing = (one: Element): boolean =>
    [undefined, '::before', '::after'].some((part) => isRing(getComputedStyle(one, part)));
  // A field's ring is around its group, which has a prefix or a button in it.
  const around = [element, element.parentElement, element.parentElement?.parentElement];
  const drawn = [...element.querySelectorAll('*')].filter((one) => one instanceof SVGElement);
  const isStroked = drawn.some((one) => parseFloat(getComputedStyle(one).strokeWidth) >= 4);
  if (!isStroked && ![...around, ...drawn].some((one) => one && hasRing(one))) {
    return { name, fault: 'has no focus ring' };
  }

  const box = element.getBoundingClientRect();
  const [left, right] = [Math.max(box.left, 0), Math.min(box.right, innerWidth)];
  const [top, bottom] = [Math.max(box.top, 0), Math.min(box.bottom, innerHeight)];
  if (right - left < 1 || bottom - top < 1) return { name, fault: 'is outside of the window' };
  const seen = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  const group =
    element.closest('li, [role=listitem], label, [role=search], [data-search-field]') ?? element;
  // A toast goes away by itself (spec §9).
  if (seen?.closest('.fc-toast__root')) return { name };
  if (seen && !group.contains(seen) && !seen.contains(element)) {
    return { name, fault: `lies below ${seen.tagName.toLowerCase()} ${seen.className}` };
  }
  return { name };
}
