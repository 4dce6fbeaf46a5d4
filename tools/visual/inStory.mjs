// What runs in Storybook's frame. Each function is sent there as text: it may use nothing from
// outside of itself.

/** Before the page's own scripts: holds the clock, and counts the answers that are waited for. */
export function holdStill(now) {
  globalThis.Date = class extends Date {
    constructor(...parts) {
      super(...(parts.length > 0 ? parts : [now]));
    }
    static now = () => now;
  };
  globalThis.awaited = 0;
  const { fetch } = globalThis;
  globalThis.fetch = (...call) => {
    globalThis.awaited += 1;
    return fetch(...call).finally(() => (globalThis.awaited -= 1));
  };
  const { prototype } = globalThis.XMLHttpRequest;
  const { send } = prototype;
  prototype.send = function (...body) {
    globalThis.awaited += 1;
    this.addEventListener('loadend', () => (globalThis.awaited -= 1));
    return send.apply(this, body);
  };
}

/** Mounts a story from the start and plays it; resolves with what went wrong, or an empty text. */
export async function show({ id, isPlayed, patience }) {
  const { channel, storyStoreValue } = globalThis.__STORYBOOK_PREVIEW__;
  // The store gives this same object whenever the story is rendered.
  if (!isPlayed) (await storyStoreValue.loadStory({ storyId: id })).playFunction = undefined;
  return new Promise((resolve) => {
    const failures = [
      'storyMissing',
      'storyErrored',
      'storyThrewException',
      'playFunctionThrewException',
    ];
    const stop = new AbortController();
    const on = (name, listener) => {
      channel.on(name, listener);
      stop.signal.addEventListener('abort', () => channel.off(name, listener));
    };
    const settle = (problem) => {
      stop.abort();
      clearTimeout(timer);
      resolve(problem);
    };
    const timer = setTimeout(() => settle('has not finished'), patience);
    for (const name of failures) {
      on(name, (error) => settle(`${name} ${error?.message ?? error?.title ?? ''}`));
    }
    on('storyFinished', (event) => event.storyId === id && settle(''));
    if (globalThis.shown === id) channel.emit('forceRemount', { storyId: id });
    else channel.emit('setCurrentStory', { storyId: id, viewMode: 'story' });
    globalThis.shown = id;
  });
}

/** Paints the page as the toolbar does: without React, so that the story stays as it was played. */
export function paint({ colors, isDark }) {
  globalThis.__STORYBOOK_PREVIEW__.channel.emit('forecourt/partner-colors/paint', colors);
  globalThis.document.documentElement.classList.toggle('dark', isDark);
}

/**
 * Resolves when for `quiet` frames nothing has changed, no answer is awaited, and fonts and pictures
 * in the window are there, also in the pages that it previews. A story that goes on waiting is taken
 * as it is when it has not changed for `patience` frames, one that goes on changing after `limit`.
 * Frames, as a busy machine draws fewer of them in the same time.
 */
export async function settle({ quiet = 6, patience = 180, limit = 3600 } = {}) {
  const { document, innerHeight, innerWidth } = globalThis;
  let unchanged = 0;
  let idle = 0;
  const watch = new globalThis.MutationObserver(() => (unchanged = idle = 0));
  const watched = new Set();
  const pages = () => {
    const frames = [...document.querySelectorAll('iframe')].map((one) => one.contentDocument);
    return [document, ...frames.filter((page) => page !== null)];
  };
  const follow = (page) => {
    if (watched.has(page)) return;
    watched.add(page);
    unchanged = idle = 0;
    watch.observe(page, { subtree: true, childList: true, attributes: true });
  };
  const isNear = (image) => {
    if (image.ownerDocument !== document) return true;
    const { top, bottom, left, right } = image.getBoundingClientRect();
    return right > Math.max(left, 0) && left < innerWidth && bottom > 0 && top < innerHeight;
  };
  const images = () => pages().flatMap((page) => [...page.images].filter(isNear));
  const frame = () => new Promise((resolve) => globalThis.requestAnimationFrame(resolve));
  const isWaiting = (page) =>
    page.readyState !== 'complete' ||
    page.body.childElementCount === 0 ||
    page.fonts.status === 'loading' ||
    page.querySelector('[class*="fc-skeleton"], [aria-busy="true"]') !== null;
  const isBusy = () => {
    pages().forEach(follow);
    return (
      globalThis.awaited > 0 || pages().some(isWaiting) || images().some((image) => !image.complete)
    );
  };
  for (let drawn = 0; idle < quiet && unchanged < patience && drawn < limit; drawn += 1) {
    idle = isBusy() ? 0 : idle + 1;
    unchanged += 1;
    await frame();
  }
  watch.disconnect();
  const here = images().filter((image) => image.complete);
  await Promise.all(here.map((image) => image.decode().catch(() => undefined)));
  await frame();
}
