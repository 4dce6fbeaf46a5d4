/** Name of the frame that a page of docs shows a whole story in. */
export const SHOT = 'forecourt-shot';

/** Whether this page is such a frame. */
export const isShot = window.name === SHOT && window.parent !== window;

/** A picture takes no focus and does not scroll the page around it, whatever its story plays. */
function keepStill(): void {
  const focus = HTMLElement.prototype.focus;
  HTMLElement.prototype.focus = function quietly(options) {
    focus.call(this, { ...options, preventScroll: true });
  };
  Element.prototype.scrollIntoView = () => undefined;
}

/** Storybook would tell the page around of every event in here, as if it were its own. */
function keepQuiet(): void {
  Object.defineProperty(window, 'parent', { value: window });
}

/** Takes colors and scheme from the page around it, now and whenever they change. */
export function followDocs(): void {
  const around = window.parent.document.documentElement;
  keepStill();
  keepQuiet();
  const own = document.documentElement;
  own.classList.add('reduce-motion');
  const copy = (): void => {
    for (const name of around.style)
      own.style.setProperty(name, around.style.getPropertyValue(name));
    own.classList.toggle('dark', around.classList.contains('dark'));
  };
  new MutationObserver(copy).observe(around, { attributeFilter: ['class', 'style'] });
  copy();
}
