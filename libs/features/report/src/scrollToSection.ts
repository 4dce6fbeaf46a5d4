import { scrollBehavior } from '@forecourt/platform/media';
import type { MouseEvent } from 'react';
import type { ReportSectionId } from './definition.ts';
import { comeBackToGallery } from './gallery/galleryReturn.ts';

/** Id of a section's heading. */
export function sectionTitleId(id: ReportSectionId): string {
  return `${id}-title`;
}

/**
 * Scrolls to a section and focuses its heading, so that reading continues there.
 *
 * @returns whether the section is on the page
 */
export function scrollToSection(id: string): boolean {
  const section = document.getElementById(id);
  if (!section) return false;
  section.scrollIntoView({ behavior: scrollBehavior(), block: 'start' });
  section.querySelector('h2')?.focus({ preventScroll: true });
  return true;
}

/** Scrolls an element into view if necessary, and focuses it. */
export function reveal(element: HTMLElement | SVGElement): void {
  element.scrollIntoView({ behavior: scrollBehavior(), block: 'nearest' });
  element.focus({ preventScroll: true });
}

/**
 * Scrolls to a photo or scan by its number, where it was opened, and focuses it.
 *
 * @returns whether it is on the page
 */
export function revealAsset(id: string): boolean {
  const asset = comeBackToGallery(id) ?? document.getElementById(id);
  if (asset) reveal(asset);
  return asset !== null;
}

/**
 * For the capture phase of a list of section links: scrolls instead of navigating, and puts the
 * section into the address without a history entry, so that Back leaves the report.
 */
export function followSectionLink(event: MouseEvent): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  // A router writes the full address into the link.
  const hash = (event.target as Element).closest('a')?.hash;
  if (!hash) return;
  event.preventDefault();
  window.history.replaceState(window.history.state, '', hash);
  scrollToSection(hash.slice(1));
}
