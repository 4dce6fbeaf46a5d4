import { until } from '@forecourt/testing/until';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import './embed.ts';

const answer = vi.fn<(url: string) => Response>();

beforeEach(() => {
  answer.mockReset();
  answer.mockReturnValue(
    Response.json({ customisation: { theme: { ui_secondary_1: '#F4C95D' } } }),
  );
  vi.stubGlobal('fetch', async (url: URL) => answer(url.href));
});
afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

function put(html: string): { element: HTMLElement; link: HTMLAnchorElement } {
  document.body.innerHTML = html;
  const element = document.body.querySelector<HTMLElement>('forecourt-get-started')!;
  return { element, link: element.shadowRoot!.querySelector('a')! };
}
const colorOf = (link: HTMLElement): string => getComputedStyle(link).backgroundColor;

it('leads to the partner’s invite page, with the agent whose link it is', () => {
  const { link } = put(
    '<forecourt-get-started partner="northgate-trade" agent="a 7"></forecourt-get-started>',
  );
  expect(link.href).toBe(`${location.origin}/northgate-trade?agent_id=a+7`);
  expect([link.target, link.rel]).toEqual(['_blank', 'noopener']);
  expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
});

it('takes the partner’s colour and text that reads on it', async () => {
  const { link } = put('<forecourt-get-started partner="harbour-claim"></forecourt-get-started>');
  expect(colorOf(link)).toBe('rgb(0, 0, 0)');
  await until(() => expect(colorOf(link)).toBe('rgb(244, 201, 93)'));
  expect(getComputedStyle(link).color).toBe('rgb(0, 0, 0)');
});

it('follows its attributes, and is not there for a partner that does not exist', async () => {
  answer.mockImplementation(
    (url) => new Response('{}', { status: url.endsWith('/x') ? 404 : 500 }),
  );
  const { element, link } = put('<forecourt-get-started partner="a"></forecourt-get-started>');
  element.setAttribute('partner', 'x');
  expect(new URL(link.href).pathname).toBe('/x');
  await until(() => expect(element.hidden).toBe(true));
  element.setAttribute('partner', 'b');
  expect(element.hidden).toBe(false);
  element.removeAttribute('partner');
  expect(element.hidden).toBe(true);
});

it.each(['red;} :host{display:none', '#12', 7, null])(
  'takes %j for no colour',
  async (ui_secondary_1) => {
    answer.mockImplementation((url) => {
      const theme = { ui_secondary_1: url.endsWith('/a') ? ui_secondary_1 : '#F4C95D' };
      return Response.json({ customisation: { theme } });
    });
    const { link } = put(`<forecourt-get-started partner="a"></forecourt-get-started>
      <forecourt-get-started partner="b"></forecourt-get-started>`);
    // Its neighbor asks after it, and takes its color.
    const neighbor = document.body.lastElementChild!.shadowRoot!.querySelector('a')!;
    await until(() => expect(colorOf(neighbor)).toBe('rgb(244, 201, 93)'));
    expect(colorOf(link)).toBe('rgb(0, 0, 0)');
  },
);

it('its color may be chosen, and its words come in the language of the page around it', async () => {
  const { element, link } = put(`<main lang="de-AT">
    <forecourt-get-started partner="a" color="#7a1fa2"></forecourt-get-started></main>`);
  expect(colorOf(link)).toBe('rgb(122, 31, 162)');
  expect(getComputedStyle(link).color).toBe('rgb(255, 255, 255)');
  expect(link.textContent).toBe('Loslegen');
  element.setAttribute('language', 'et-EE');
  expect(link.textContent).toBe('Alusta');
  element.setAttribute('text', 'Müü auto');
  expect(link.textContent).toBe('Müü auto');
  element.removeAttribute('color');
  await until(() => expect(colorOf(link)).toBe('rgb(244, 201, 93)'));
});

it('frames the form of its attributes, in place of the button', () => {
  const { element, link } = put(
    '<forecourt-get-started partner="a" mode="inline" color="#7a1fa2"></forecourt-get-started>',
  );
  const frame = () => element.shadowRoot!.querySelector('iframe');
  expect(frame()?.src).toBe(`${location.origin}/embed/a?language=en&color=%237a1fa2`);
  expect(frame()?.title).toBe('Get started');
  expect(link.hidden).toBe(true);
  const first = frame();
  element.setAttribute('text', 'Value my car');
  expect(frame()).toBe(first);
  element.setAttribute('scheme', 'dark');
  expect(frame()?.src).toContain('scheme=dark');
  element.setAttribute('mode', 'button');
  expect([frame(), link.hidden]).toEqual([null, false]);
});

it('hears its own frame alone', () => {
  const { element } = put(
    '<forecourt-get-started partner="a" mode="inline"></forecourt-get-started>',
  );
  const frame = element.shadowRoot!.querySelector('iframe')!;
  const heard: unknown[] = [];
  const hear = (event: Event): unknown => heard.push([event.type, (event as CustomEvent).detail]);
  window.addEventListener('forecourt:started', hear);
  const arrives = (forecourt: string, source: Window | null, origin = location.origin): boolean =>
    window.dispatchEvent(
      new MessageEvent('message', { data: { forecourt, height: 700 }, source, origin }),
    );
  arrives('started', window);
  arrives('started', frame.contentWindow, 'https://evil.test');
  arrives('height', frame.contentWindow, 'https://evil.test');
  expect([heard, frame.style.height]).toEqual([[], '']);
  arrives('started', frame.contentWindow);
  arrives('started', frame.contentWindow);
  arrives('height', frame.contentWindow);
  window.removeEventListener('forecourt:started', hear);
  expect(heard).toEqual([['forecourt:started', { partner: 'a', mode: 'inline' }]]);
  expect(frame.style.height).toBe('700px');
});

it('works on a page that allows no inline style, no other script and no call', async () => {
  const script = new URL('./embed.ts', import.meta.url).href;
  const policy = `default-src 'none'; script-src ${location.origin}; require-trusted-types-for 'script'`;
  const frame = document.createElement('iframe');
  frame.srcdoc = `<!doctype html><head>
    <meta http-equiv="Content-Security-Policy" content="${policy}">
    <script type="module" src="${script}"></script></head>
    <body></body>`;
  document.body.append(frame);
  const theirs = await until(() => {
    const found = frame.contentWindow as (Window & typeof globalThis) | null;
    expect(found?.customElements.get('forecourt-get-started')).toBeDefined();
    return found!;
  });
  const refused: string[] = [];
  theirs.document.addEventListener('securitypolicyviolation', (event) =>
    refused.push(event.effectiveDirective),
  );
  const button = theirs.document.createElement('forecourt-get-started');
  button.setAttribute('partner', 'northgate-trade');
  button.textContent = 'Value my car';
  theirs.document.body.append(button);
  const link = button.shadowRoot!.querySelector('a')!;
  // Its constructed style sheet is allowed by the policy; only the call for the color is refused.
  expect(theirs.getComputedStyle(link).backgroundColor).toBe('rgb(0, 0, 0)');
  await until(() => expect(refused).toEqual(['connect-src']));
});
