/** How far down a story goes. */
export interface Extent {
  /** Of the part of its frame that has something in it, in px of its page. */
  height: number;
  /** Whether it goes on below its frame. */
  isMore: boolean;
}

/** Left below the last thing, in px. */
const MARGIN = 24;
/** The least of a frame that is shown: what is in the middle of a page keeps its place. */
const LEAST = 0.5;
/** What no one would scroll for, in px. */
const SLACK = 8;

/** Elements whose end is that of what one sees. */
const isLeaf = (one: Element): boolean => one.childElementCount === 0 || one.tagName === 'svg';

function scrolls(one: Element): boolean {
  if (one.scrollHeight <= one.clientHeight + SLACK || one.clientHeight === 0) return false;
  return /auto|scroll/.test(getComputedStyle(one).overflowY);
}

/** Measures the story that a frame of this height shows now. */
export function extentOf(page: Document, tall: number): Extent {
  const all = [...page.body.querySelectorAll('*')];
  const ends = all.filter(isLeaf).map((one) => {
    const { width, height, bottom } = one.getBoundingClientRect();
    return width > 1 && height > 1 ? bottom : 0;
  });
  const end = Math.max(0, ...ends);
  const isMore = end > tall + SLACK || all.some(scrolls);
  const height = isMore ? tall : Math.min(tall, Math.max(end + MARGIN, tall * LEAST));
  return { height: Math.round(height), isMore };
}

/** Tells the extent of a frame's story now, and whenever it has changed; returns how to stop. */
export function followExtent(
  frame: HTMLIFrameElement,
  tall: number,
  tell: (extent: Extent) => void,
): () => void {
  const page = frame.contentDocument;
  if (!page) return () => undefined;
  let asked = 0;
  const measure = (): void => {
    cancelAnimationFrame(asked);
    asked = requestAnimationFrame(() => tell(extentOf(page, tall)));
  };
  const watch = new MutationObserver(measure);
  watch.observe(page.body, { subtree: true, childList: true, attributes: true });
  // Pictures have their height when they have loaded.
  page.addEventListener('load', measure, { capture: true });
  measure();
  return () => {
    cancelAnimationFrame(asked);
    watch.disconnect();
    page.removeEventListener('load', measure, { capture: true });
  };
}
