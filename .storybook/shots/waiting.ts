/** Frames that load at a time: more would only delay the first. */
const AT_ONCE = 3;
/** How often to look whether a story is drawn, and for how long; in ms. */
const LOOK_EVERY = 150;
const LOOK_FOR = 20_000;

let busy = 0;
const waiting: (() => void)[] = [];

const next = (): void => {
  if (busy >= AT_ONCE) return;
  const start = waiting.shift();
  if (!start) return;
  busy += 1;
  start();
};

/**
 * Calls back when it is this frame's turn to load. Returns how to leave: when the story is drawn,
 * or when it is no longer wanted.
 */
export function queue(start: () => void): () => void {
  let state: 'waiting' | 'loading' | 'left' = 'waiting';
  const begin = (): void => {
    state = 'loading';
    start();
  };
  waiting.push(begin);
  next();
  return () => {
    if (state === 'waiting') waiting.splice(waiting.indexOf(begin), 1);
    if (state === 'loading') {
      busy -= 1;
      next();
    }
    state = 'left';
  };
}

/** Calls back once the story in a frame is drawn: until then its page is blank. */
export function whenDrawn(frame: HTMLIFrameElement, then: () => void): void {
  const start = Date.now();
  const look = setInterval(() => {
    const drawn = frame.contentDocument?.body.classList.contains('sb-show-main');
    if (!drawn && frame.isConnected && Date.now() - start < LOOK_FOR) return;
    clearInterval(look);
    then();
  }, LOOK_EVERY);
}
