/** Frames that load at a time: more would only delay the first. */
const AT_ONCE = 3;
/** A story draws shortly after its document is there. */
const DRAWN_AFTER = 500;

let busy = 0;
const waiting: (() => void)[] = [];

const next = (): void => {
  if (busy >= AT_ONCE) return;
  const start = waiting.shift();
  if (!start) return;
  busy += 1;
  start();
};

/** Calls back when it is this frame's turn to load. Returns how to leave the line. */
export function queue(start: () => void): () => void {
  waiting.push(start);
  next();
  return () => {
    const place = waiting.indexOf(start);
    if (place >= 0) waiting.splice(place, 1);
  };
}

/** A frame has loaded, or was removed while it did: the next one may. */
export function done(): void {
  setTimeout(() => {
    busy = Math.max(0, busy - 1);
    next();
  }, DRAWN_AFTER);
}
