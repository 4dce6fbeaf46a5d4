import type { Spin } from './types.ts';

/** How long the ring must be still before the address is updated, in ms. */
const AT_REST = 250;

/** The frame in an address's hash (`#frame=12`, also next to other entries), if there is one. */
export function frameInHash(hash: string): number | undefined {
  const found = /(?:^#?|[#&])frame=(\d+)(?=&|$)/.exec(hash);
  return found ? Number(found[1]) : undefined;
}

/** The hash with its frame set and everything else unchanged. */
export function hashWithFrame(hash: string, frame: number): string {
  const others = hash.replace(/^#/, '').split('&');
  const kept = others.filter((entry) => entry !== '' && !/^frame=\d*$/.test(entry));
  return `#${[...kept, `frame=${frame}`].join('&')}`;
}

/**
 * Keeps `#frame=` in the address and the angle in sync: turns to the frame in the address, and
 * replaces (never adds) the history entry when the ring comes to rest. Returns a function that
 * stops it.
 */
export function linkToHash(spin: Spin): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const read = () => {
    const frame = frameInHash(location.hash);
    if (frame !== undefined) spin.turnTo(frame);
  };
  const write = () => {
    const hash = hashWithFrame(location.hash, spin.state.frame);
    if (hash !== location.hash) history.replaceState(history.state, '', hash);
  };
  const unsubscribe = spin.subscribe((state, previous) => {
    if (state.frame === previous.frame) return;
    clearTimeout(timer);
    timer = setTimeout(write, AT_REST);
  });
  read();
  addEventListener('hashchange', read);
  return () => {
    clearTimeout(timer);
    unsubscribe();
    removeEventListener('hashchange', read);
  };
}
