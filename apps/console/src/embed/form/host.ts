import { type FormMessage, hello } from '../protocol.ts';

/** Origin of the website around the frame: known once its script has said hello. */
let site: string | undefined;
/** Said before it was known. */
const waiting: FormMessage[] = [];

/** Tells the script on the website something, and no other window. */
export function tellHost(message: FormMessage): void {
  if (site === undefined) waiting.push(message);
  else window.parent.postMessage(message, site);
}

/**
 * Waits for the script around the frame. Only the window that frames this page is heard, and the
 * first origin it has is the one that is answered; which ones may frame it is the server's to say.
 */
export function meetHost(): void {
  if (window.parent === window) return;
  window.addEventListener('message', ({ source, origin, data }) => {
    const said = (data as Partial<typeof hello> | null)?.forecourt;
    // A sandboxed website has no origin that could be answered.
    if (source !== window.parent || said !== hello.forecourt || origin === 'null') return;
    if (site !== undefined) return;
    site = origin;
    for (const message of waiting.splice(0)) tellHost(message);
  });
  tellHost({ forecourt: 'ready' });
  window.addEventListener('keydown', ({ key, defaultPrevented }) => {
    if (key === 'Escape' && !defaultPrevented) tellHost({ forecourt: 'close' });
  });
}

/** Tells the height of the page's content, now and whenever it changes. */
export function tellHeight(content: HTMLElement): void {
  new ResizeObserver(() => {
    const height = Math.ceil(content.getBoundingClientRect().height);
    if (height > 0) tellHost({ forecourt: 'height', height });
  }).observe(content);
}
