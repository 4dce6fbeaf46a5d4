import type { Page } from '@playwright/test';

/** What the rows of a list are about: a customer, a car. */
export const rowSubjects = 'main [role=listitem] > a[dir=auto]';

/**
 * What is wrong with the layout of a page as it stands, a sentence each; empty if nothing is.
 *
 * - the page scrolls sideways
 * - a text lies over another text
 * - a visible label is cut within its first word, or breaks within a word
 * - the subject of a list's row has less than 120 px
 * - a fixed part lies over another fixed part
 * - a bar at the bottom has a main button while the page shows one of its own above it
 * - a grid of facts has a hole, or a link to a section is cut where they do not scroll
 */
export async function layoutFaults(page: Page): Promise<string[]> {
  return page.evaluate(faultsOfPage, rowSubjects);
}

/** Runs in the page, hence uses nothing from outside of it. */
function faultsOfPage(subjects: string): string[] {
  const SUBJECT_PX = 120;
  /** So much of a long word is enough, such as of an email address. */
  const LABEL_PX = 80;
  /** Rounding of fractional positions, and the bit by which lines of tight text touch. */
  const TOUCH_PX = 2;
  const faults: string[] = [];

  interface Box {
    left: number;
    top: number;
    right: number;
    bottom: number;
  }
  const overlap = (one: Box, other: Box): Box => ({
    left: Math.max(one.left, other.left),
    top: Math.max(one.top, other.top),
    right: Math.min(one.right, other.right),
    bottom: Math.min(one.bottom, other.bottom),
  });
  const isBox = ({ left, top, right, bottom }: Box, least = 0): boolean =>
    right - left > least && bottom - top > least;

  const ancestorsOf = (element: Element): Element[] => {
    const found: Element[] = [];
    for (let at: Element | null = element; at; at = at.parentElement) found.push(at);
    return found;
  };
  /** The part of a box that no ancestor hides. */
  const shownPart = (box: Box, element: Element): Box =>
    ancestorsOf(element).reduce((part, ancestor) => {
      const { overflowX, overflowY } = getComputedStyle(ancestor);
      if (overflowX === 'visible' && overflowY === 'visible') return part;
      return overlap(part, ancestor.getBoundingClientRect());
    }, box);
  const isShown = (element: Element): boolean =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    !element.closest('[aria-hidden=true], [inert], option');
  /** What moves apart from the page: a bar, a panel, a dialog. Texts in different ones may overlap. */
  const layerOf = (element: Element): Element | undefined =>
    ancestorsOf(element).find((one) => /fixed|sticky/.test(getComputedStyle(one).position));

  interface Text {
    words: string;
    element: Element;
    box: Box;
    layer: Element | undefined;
  }
  const texts: Text[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode as globalThis.Text;
    const element = node.parentElement;
    const words = node.data.trim();
    if (!element || !words || !isShown(element)) continue;
    if (/^(SCRIPT|STYLE|TITLE)$/i.test(element.tagName)) continue;
    checkFirstWord(node, element);
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const line of range.getClientRects()) {
      // A line's box is as high as its font's tallest signs, which overlap in tight lines.
      const rest = line.height * 0.15;
      const { left, right, top, bottom } = line;
      const box = shownPart({ left, right, top: top + rest, bottom: bottom - rest }, element);
      if (isBox(box, 1)) texts.push({ words, element, box, layer: layerOf(element) });
    }
  }

  /** Its first word fits, on one line. */
  function checkFirstWord(node: globalThis.Text, element: Element): void {
    const word = /[^\s\-–/,]+/.exec(node.data);
    if (!word || word[0].length > 20) return;
    const range = document.createRange();
    range.setStart(node, word.index);
    range.setEnd(node, word.index + word[0].length);
    const lines = [...range.getClientRects()].filter((line) => line.width > 0);
    const [line] = lines;
    // One pixel is what is left of a text for screen readers.
    if (!line || !isBox(shownPart(line, element), 1)) return;
    if (new Set(lines.map(({ top }) => Math.round(top))).size > 1) {
      faults.push(`"${node.data.trim()}" breaks within "${word[0]}"`);
      return;
    }
    const clip = ancestorsOf(element).find((one) => {
      const { overflowX, textOverflow } = getComputedStyle(one);
      return textOverflow === 'ellipsis' || overflowX === 'hidden' || overflowX === 'clip';
    });
    if (!clip || clip === document.body || clip === document.documentElement) return;
    const edge = clip.getBoundingClientRect();
    const needed = Math.min(line.right, line.left + LABEL_PX);
    if (needed > edge.right + TOUCH_PX && line.left < edge.right) {
      faults.push(`"${node.data.trim()}" is cut within "${word[0]}"`);
    }
  }

  texts.sort((one, other) => one.box.top - other.box.top);
  texts.forEach((one, index) => {
    for (let at = index + 1; at < texts.length; at++) {
      const other = texts[at]!;
      if (other.box.top >= one.box.bottom) break;
      if (other.element === one.element || other.layer !== one.layer) continue;
      if (isBox(overlap(one.box, other.box), TOUCH_PX)) {
        faults.push(`"${one.words}" and "${other.words}" lie over each other`);
      }
    }
  });

  const wide = document.scrollingElement!.scrollWidth;
  if (wide > innerWidth + 1) faults.push(`the page is ${wide - innerWidth} px too wide`);

  for (const subject of document.querySelectorAll(subjects)) {
    const { width } = subject.getBoundingClientRect();
    if (isShown(subject) && width < SUBJECT_PX) {
      faults.push(`the subject "${subject.textContent}" has ${Math.round(width)} px`);
    }
  }

  checkBar();
  checkFacts();
  checkSectionLinks();

  /** One main button at a time: a bar is not there beside the button that it stands for. */
  function checkBar(): void {
    const isInWindow = (element: Element): boolean => {
      const { top, bottom } = element.getBoundingClientRect();
      return isShown(element) && top < innerHeight && bottom > 0;
    };
    const bars = [...document.querySelectorAll('[role=region]')].filter(
      (one) => getComputedStyle(one).position === 'sticky' && isInWindow(one),
    );
    for (const bar of bars) {
      const own = bar.querySelector('.fc-button--variant-solid');
      if (!own || !isShown(own)) continue;
      const line = bar.getBoundingClientRect().top;
      const others = [...document.querySelectorAll('main .fc-button--variant-solid')].filter(
        (one) => {
          const { top } = one.getBoundingClientRect();
          return !bar.contains(one) && isInWindow(one) && top < line - TOUCH_PX;
        },
      );
      for (const other of others) {
        faults.push(`the bar has "${own.textContent}" beside "${other.textContent}" of the page`);
      }
    }
  }

  /** The cells of a grid of facts fill its lines. */
  function checkFacts(): void {
    for (const grid of document.querySelectorAll('[class*=fact-strip] dl')) {
      if (!isShown(grid)) continue;
      const { width } = grid.getBoundingClientRect();
      const lines = new Map<number, number>();
      for (const cell of grid.children) {
        const box = cell.getBoundingClientRect();
        const line = Math.round(box.top);
        lines.set(line, (lines.get(line) ?? 0) + box.width);
      }
      for (const filled of lines.values()) {
        // Lines between cells lie over each other.
        if (filled < width - 8)
          faults.push(`a line of facts has ${Math.round(width - filled)} px empty`);
      }
    }
  }

  /** Where the links to sections do not scroll, none is cut. */
  function checkSectionLinks(): void {
    for (const list of document.querySelectorAll('[class*=report-jumps] ol')) {
      if (!isShown(list) || getComputedStyle(list).overflowX === 'auto') continue;
      for (const link of list.querySelectorAll('a')) {
        const box = link.getBoundingClientRect();
        const part = shownPart(box, link);
        if (box.width - (part.right - part.left) > TOUCH_PX) {
          faults.push(`the link "${link.textContent}" is cut`);
        }
      }
    }
  }

  const fixed = [...document.querySelectorAll('body *')].filter((element) => {
    if (getComputedStyle(element).position !== 'fixed' || !isShown(element)) return false;
    const box = element.getBoundingClientRect();
    // What covers the whole page is a backdrop or a dialog's frame.
    return isBox(box, 1) && box.width * box.height < innerWidth * innerHeight * 0.9;
  });
  fixed.forEach((one, index) => {
    for (const other of fixed.slice(index + 1)) {
      if (one.contains(other) || other.contains(one)) continue;
      const part = overlap(one.getBoundingClientRect(), other.getBoundingClientRect());
      if (isBox(part, TOUCH_PX)) {
        faults.push(`"${one.textContent}" and "${other.textContent}" are fixed over each other`);
      }
    }
  });
  return [...new Set(faults)].map((fault) => fault.slice(0, 160));
}
