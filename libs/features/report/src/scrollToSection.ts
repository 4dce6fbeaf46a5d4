import type { MouseEvent } from 'react';
import type { ReportSectionId } from './definition.ts';

/** Id of a section's heading. */
export function sectionTitleId(id: ReportSectionId): string {
  return `${id}-title`;
}

/**
 * Brings a section into view and its heading into focus, so that reading goes on there. Does nothing
 * while the section is not on the page.
 */
export function scrollToSection(id: string): void {
  const section = document.getElementById(id);
  if (!section) return;
  section.scrollIntoView({ behavior: scrollBehavior(), block: 'start' });
  section.querySelector('h2')?.focus({ preventScroll: true });
}

/** Brings an element into view if it is not, and into focus. */
export function reveal(element: HTMLElement | SVGElement): void {
  element.scrollIntoView({ behavior: scrollBehavior(), block: 'nearest' });
  element.focus({ preventScroll: true });
}

/** Brings a photo or scan into view and into focus, by its number. */
export function revealAsset(id: string): void {
  const asset = document.getElementById(id);
  if (asset) reveal(asset);
}

function scrollBehavior(): ScrollBehavior {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';
}

/**
 * For the capture phase of a list of links to sections: scrolls instead of a navigation, and leaves
 * the section in the address without a step in the history, so that Back leads out of the report.
 */
export function followSectionLink(event: MouseEvent): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  // A router writes the whole address into the link.
  const hash = (event.target as Element).closest('a')?.hash;
  if (!hash) return;
  event.preventDefault();
  window.history.replaceState(window.history.state, '', hash);
  scrollToSection(hash.slice(1));
}
