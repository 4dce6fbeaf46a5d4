// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ColorDrag } from './ColorDrag.ts';
import { partnerColorKeys, partnerRoles, reportColor } from './partner.ts';
import { system } from './system.ts';

const page = document.documentElement;
const { shades } = reportColor('uiSecondary1', '#7a4e9e');
const solid = (id: string): string =>
  document.getElementById(id)!.style.getPropertyValue('--fc-colors-accent-solid');
const fg = (id: string): string =>
  document.getElementById(id)!.style.getPropertyValue('--fc-colors-accent-fg');

beforeEach(() => {
  document.head.innerHTML = `<style>
    html { --fc-colors-accent-solid: var(--partner-accent-solid, #123456) }
    .button { background: var(--fc-colors-accent-solid) }
    .tab::after { background: var(--fc-colors-accent-edge) }
    @media (min-width: 1px) { .wide { color: var(--fc-colors-accent-fg) } }
    *::selection { color: var(--fc-colors-accent-fg) }
    .bar { background: var(--fc-colors-progress-solid) }
    .plain { color: var(--fc-colors-fg-default) }
  </style>`;
  document.body.innerHTML = `
    <p id="plain" class="plain">…</p>
    <b id="button" class="button" style="transition: color 1s"></b>
    <i id="tab" class="tab"></i><i id="wide" class="wide"></i><i id="bar" class="bar"></i>
    <svg><path id="path" fill="var(--fc-colors-accent-solid)" /></svg>
    <div class="dark"><b id="night" class="button"></b></div>`;
});
afterEach(() => {
  document.head.innerHTML = '';
  document.body.innerHTML = '';
});

describe('a colour that is dragged', () => {
  it('reaches every element that names it, and no other', () => {
    new ColorDrag(page, 'uiSecondary1').paint(shades);
    const reached = [...page.querySelectorAll('[style*="#7a4e9e"]')].map(({ id }) => id);
    expect(reached).toEqual(['button', 'tab', 'wide', 'path', 'night']);
    expect(page.style.length).toBe(0);
  });

  it('reaches the open overlays, whose rules are in an adopted sheet', () => {
    const rule = {
      selectorText: '#plain',
      style: { cssText: 'color: var(--fc-colors-accent-fg)' },
    };
    const adopted = { value: [{ cssRules: [rule] }], configurable: true };
    Object.defineProperty(document, 'adoptedStyleSheets', adopted);
    new ColorDrag(page, 'uiSecondary1').paint(shades);
    Reflect.deleteProperty(document, 'adoptedStyleSheets');
    expect(fg('plain')).toBe(shades.fg.light);
  });

  it('is readable in the scheme that an element stands in', () => {
    new ColorDrag(page, 'uiSecondary1').paint(shades);
    expect([fg('button'), fg('night')]).toEqual([shades.fg.light, shades.fg.dark]);
    expect(shades.fg.light).not.toBe(shades.fg.dark);
  });

  it('is shown at once: no transition runs after it', () => {
    const drag = new ColorDrag(page, 'uiSecondary1');
    expect(document.getElementById('tab')!.style.transition).toBe('none');
    drag.end();
    expect(document.getElementById('tab')!.style.transition).toBe('');
  });

  it('leaves the page’s own colours in force at its end', () => {
    const drag = new ColorDrag(page, 'uiSecondary1');
    drag.paint(shades);
    expect(solid('button')).toBe('#7a4e9e');
    drag.end();
    expect(page.querySelectorAll('[style*=accent]')).toHaveLength(0);
  });

  it.each(partnerColorKeys)('%s goes by the names of the system’s tokens', (key) => {
    const role = partnerRoles[key];
    document.head.innerHTML = `<style>#plain { color: ${String(system.token.var(`colors.${role}.solid`))} }</style>`;
    new ColorDrag(page, key).paint(shades);
    const { style } = document.getElementById('plain')!;
    const value = /--[\w-]+/.exec(String(system.token.var(`colors.${role}.solid`)))![0];
    expect(style.getPropertyValue(value)).toBe('#7a4e9e');
  });
});
