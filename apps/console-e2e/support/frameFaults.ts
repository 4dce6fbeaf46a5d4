import type { Page } from '@playwright/test';

/** Between the bar at the top and the first picture of a report. */
const HEAD_PX = 120;

/**
 * What is wrong with the frame of a page of the console, a sentence each; empty if nothing is.
 *
 * - a tab's word, or the first link to a section, begins elsewhere than the title
 * - the logo over a report behind a link begins elsewhere than its title
 * - a card or a gallery begins or ends elsewhere than the title's line
 * - on a desktop the first picture of a report begins late, or the decision is not beside it
 */
export async function frameFaults(page: Page): Promise<string[]> {
  return page.evaluate(faultsOfFrame, HEAD_PX);
}

/** Runs in the page, hence uses nothing from outside of it. */
function faultsOfFrame(headPx: number): string[] {
  const faults: string[] = [];
  const isOff = (one: number, other: number): boolean => Math.abs(one - other) > 1;
  const title = document.querySelector('main h1');
  if (!title) return ['the page has no title'];
  const { left } = title.getBoundingClientRect();

  // Not the links beside the report, which have a column of their own.
  const tab = document.querySelector('main nav a:not(aside *)');
  const word =
    tab?.checkVisibility() && document.createTreeWalker(tab, NodeFilter.SHOW_TEXT).nextNode();
  if (word) {
    const range = document.createRange();
    range.selectNodeContents(word);
    const at = range.getBoundingClientRect().left;
    if (isOff(at, left)) faults.push(`the title begins at ${left} px, the tabs' words at ${at} px`);
  }

  const logo = document.querySelector('[class*=public-report] > header > *');
  const logoLeft = logo?.getBoundingClientRect().left ?? left;
  if (isOff(logoLeft, left)) {
    faults.push(`the title begins at ${left} px, the logo at ${logoLeft} px`);
  }

  const picture = document.querySelector('main article li img');
  const tile = picture?.closest('li');
  const bar = document.querySelector('main')!.getBoundingClientRect().top;
  if (!tile || innerWidth < 1024) return faults;
  const box = tile.getBoundingClientRect();
  if (isOff(box.left, left)) {
    faults.push(`the title begins at ${left} px, the first picture at ${box.left} px`);
  }
  if (box.top - bar > headPx + 1) {
    faults.push(`the first picture begins ${Math.round(box.top - bar)} px below the bar`);
  }
  const aside = document.querySelector('main aside')?.getBoundingClientRect();
  if (!aside || aside.left < box.right || aside.top > box.bottom) {
    faults.push('the decision is not beside the first picture');
  }
  return faults;
}
