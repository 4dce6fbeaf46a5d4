import { make } from './dom.ts';
import { type FormMessage, hello, readFormMessage } from './protocol.ts';

/** How long a frame that has loaded may be silent before it counts as refused, in milliseconds. */
const SILENCE_MS = 4000;

export interface FormFrame {
  element: HTMLIFrameElement;
  /** Takes it out of the page and stops listening. */
  remove(): void;
}

/**
 * The form of a partner in a frame. It is loaded once it is put into the page.
 *
 * @param address of the framed page
 * @param title what readers of the screen hear
 * @param on called with what the form says. Messages of other windows and other origins are ignored.
 * @param onRefused called once if the page or its host does not allow the frame
 */
export function formFrame(
  address: URL,
  title: string,
  on: (message: FormMessage) => void,
  onRefused: () => void,
): FormFrame {
  const element = make('iframe', { src: address.href, title });
  let isDecided = false;
  let silence: ReturnType<typeof setTimeout> | undefined;
  const refuse = (): void => {
    if (!isDecided) onRefused();
    isDecided = true;
  };
  const listener = new AbortController();
  const { signal } = listener;
  addEventListener(
    'message',
    ({ source, origin, data }) => {
      if (source !== element.contentWindow || origin !== address.origin) return;
      const message = readFormMessage(data);
      if (!message) return;
      isDecided = true;
      on(message);
    },
    { signal },
  );
  // A host's policy refuses at once; a server's answer that may not be framed just stays silent.
  document.addEventListener(
    'securitypolicyviolation',
    ({ effectiveDirective, blockedURI }) => {
      if (/frame|child/.test(effectiveDirective) && blockedURI.startsWith(address.origin)) refuse();
    },
    { signal },
  );
  element.addEventListener('load', () => {
    element.contentWindow?.postMessage(hello, address.origin);
    clearTimeout(silence);
    silence = setTimeout(refuse, SILENCE_MS);
  });
  return {
    element,
    remove: () => {
      listener.abort();
      clearTimeout(silence);
      element.remove();
    },
  };
}
