import { scrollBehavior } from '@forecourt/platform/media';

/** Id of the decision card: the report's section of this name leads to it (spec §2). */
export const decisionId = 'placeOffer';

/** Scrolls to the decision card and focuses its first field, if asked to, or its title. */
export function revealDecision({ field = false } = {}): void {
  const card = document.getElementById(decisionId);
  if (!card) return;
  card.scrollIntoView({ behavior: scrollBehavior(), block: 'start' });
  const target = (field && card.querySelector<HTMLElement>('input')) || card.querySelector('h2');
  target?.focus({ preventScroll: true });
}

/** Gives the focus to the decision card's title, if what had it is gone. */
export function focusDecision(): void {
  if (document.activeElement !== document.body) return;
  document.getElementById(decisionId)?.querySelector('h2')?.focus({ preventScroll: true });
}
