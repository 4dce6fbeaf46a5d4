import { useEffect } from 'react';
import { revealAsset, scrollToSection } from './scrollToSection.ts';

/**
 * Goes to the address's hash once the report has loaded, because the browser did so too early: a
 * section, or a photo by its number, as on the way back from full screen (spec §2).
 */
export function useHashTarget(isThere: boolean): void {
  useEffect(() => (isThere ? followHash() : undefined), [isThere]);
}

/** What a person does who goes elsewhere. */
const moves = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Goes to the address's hash: now, or as soon as its section is there, because some load after the
 * report. A person who moves meanwhile stays where they are.
 *
 * @returns stops waiting for it
 */
export function followHash(): () => void {
  const waiting = new AbortController();
  const stop = () => waiting.abort();
  if (goToHash()) return stop;
  const observer = new MutationObserver(() => {
    if (goToHash()) stop();
  });
  observer.observe(document.body, { childList: true, subtree: true });
  const { signal } = waiting;
  signal.addEventListener('abort', () => observer.disconnect());
  for (const move of moves) window.addEventListener(move, stop, { signal, passive: true });
  return stop;
}

/** Whether there is nothing more to go to. */
function goToHash(): boolean {
  const id = window.location.hash.slice(1);
  return !id || (/^\d+$/.test(id) ? revealAsset(id) : scrollToSection(id));
}
