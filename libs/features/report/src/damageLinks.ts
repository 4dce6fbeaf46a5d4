import type { MouseEvent } from 'react';
import { reveal } from './scrollToSection.ts';

/** Id of a damage in the list. */
export function damageId(id: string): string {
  return `damage-${id}`;
}

/** Id of a damage's mark on the outline. */
export function markId(id: string): string {
  return `mark-${id}`;
}

/** Goes to a damage in the list. */
export function goToItem(id: string): void {
  const item = document.getElementById(damageId(id));
  if (item) reveal(item);
}

/** Follows a link between a mark and its damage without a history entry. */
export function goToDamage(event: MouseEvent<Element>): void {
  const target = document.getElementById(event.currentTarget.getAttribute('href')?.slice(1) ?? '');
  if (!target) return;
  event.preventDefault();
  reveal(target);
}
