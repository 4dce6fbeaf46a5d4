/** Attributes of a new element; `false` and `undefined` omit one. */
export type Attributes = Record<string, string | number | boolean | undefined>;

/** Sets attributes that changed; writing one costs style work even if nothing changes. */
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

/** Listens for pointers on an element until `signal` aborts. */
export function listenToPointer(
  element: HTMLElement,
  signal: AbortSignal,
  acts: Partial<Record<'down' | 'move' | 'up' | 'cancel', (event: PointerEvent) => void>>,
): void {
  for (const [type, act] of Object.entries(acts)) {
    element.addEventListener(`pointer${type as 'down'}`, act, { signal });
  }
}

/** Shows or hides an element, also for assistive technology. */
export function show(element: HTMLElement, shown: boolean): void {
  if (element.hidden === shown) element.hidden = !shown;
}
