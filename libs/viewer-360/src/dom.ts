/** Attributes of a new element; `false` and `undefined` leave one out. */
type Attributes = Record<string, string | number | boolean | undefined>;

/** Sets attributes that changed; writing one costs style work even when nothing changes. */
export function setAttributes(element: Element, attributes: Attributes): void {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined || value === false) element.removeAttribute(name);
    else if (element.getAttribute(name) !== String(value))
      element.setAttribute(name, String(value));
  }
}

/** A new element of class `v360-{part}`. */
export function make<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  part: string,
  attributes: Attributes = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[K] {
  const element = document.createElement(tag);
  element.className = `v360-${part}`;
  setAttributes(element, attributes);
  element.append(...children);
  return element;
}

/** A new push button. */
export function makeButton(
  part: string,
  act: () => void,
  ...children: (Node | string)[]
): HTMLButtonElement {
  const button = make('button', part, { type: 'button' }, ...children);
  button.addEventListener('click', act);
  return button;
}

/** Shows or hides an element for everybody. */
export function show(element: HTMLElement, shown: boolean): void {
  if (element.hidden === shown) element.hidden = !shown;
}
