import { attributes, GetStarted } from './GetStarted.ts';

/** Name of the element; partners' pages have it, so that it stays. */
const name = 'forecourt-get-started';

/**
 * `<script async src="https://…/embed.js" data-partner="northgate-trade"></script>`: puts the element
 * where the script's tag is, with its `data-…` as attributes. Without `data-partner` the page has the
 * element itself.
 */
function place(script: HTMLScriptElement): void {
  const element = document.createElement(name);
  for (const attribute of attributes) {
    const value = script.dataset[attribute];
    if (value) element.setAttribute(attribute, value);
  }
  if (script.closest('body')) script.after(element);
  else if (document.readyState !== 'loading') document.body.append(element);
  else document.addEventListener('DOMContentLoaded', () => document.body.append(element));
}

if (!customElements.get(name)) customElements.define(name, GetStarted);

const script = document.currentScript as HTMLScriptElement | null;
if (script?.dataset.partner) place(script);
