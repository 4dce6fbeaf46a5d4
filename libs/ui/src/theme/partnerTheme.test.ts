// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest';
import { applyPartnerTheme, clearPartnerTheme, isHex } from './applyPartnerTheme.ts';
import { parseHex, toHex } from './color.ts';

const { style } = document.documentElement;
const accent = (): string => style.getPropertyValue('--partner-accent-solid');

afterEach(() => clearPartnerTheme());

describe('a partner’s theme', () => {
  it('reaches the whole page by variables', () => {
    applyPartnerTheme({ uiSecondary1: '#0B6E6E' });
    expect(accent()).toBe('#0b6e6e');
    expect(style.getPropertyValue('--partner-accent-contrast')).toBe('#ffffff');
  });

  it('keeps the last good colour when a HEX is bad, and says so', () => {
    applyPartnerTheme({ uiSecondary1: '#0b6e6e' });
    const { uiSecondary1 } = applyPartnerTheme({ uiSecondary1: 'teal-ish' });
    expect(uiSecondary1?.rejected).toBe(true);
    expect(accent()).toBe('#0b6e6e');
  });

  it('starts from our own colour when the first HEX is bad', () => {
    const { uiSecondary1 } = applyPartnerTheme({ uiSecondary1: 'url(javascript:alert(1))' });
    expect(uiSecondary1?.rejected).toBe(true);
    expect(parseHex(accent())).not.toBeNull();
  });

  it('gives our own colours back', () => {
    applyPartnerTheme({ uiSecondary1: '#0b6e6e' });
    applyPartnerTheme({});
    expect(accent()).toBe('');
  });

  it('can colour a part of the page alone', () => {
    const part = document.createElement('div');
    applyPartnerTheme({ uiSecondary1: '#0b6e6e' }, part);
    expect(part.style.getPropertyValue('--partner-accent-solid')).toBe('#0b6e6e');
    expect(accent()).toBe('');
  });

  it('tells a partner when a colour had to be adjusted', () => {
    const { uiSecondary1 } = applyPartnerTheme({ uiSecondary1: '#fdfdfb' });
    expect(uiSecondary1?.adjusted).toEqual({ light: true, dark: false });
    expect(uiSecondary1?.asTextOnLight).toBeLessThan(1.5);
  });
});

describe('a HEX colour', () => {
  it('is three or six digits, with or without the hash', () => {
    for (const text of ['#abc', 'abc', ' #A1B2C3 ', 'a1b2c3']) expect(isHex(text), text).toBe(true);
    for (const text of ['', '#', '#ab', '#abcd', '#abcdef0', 'red', '#12345g']) {
      expect(isHex(text), text).toBe(false);
    }
    expect(toHex(parseHex('#abc') ?? [0, 0, 0])).toBe('#aabbcc');
  });
});
