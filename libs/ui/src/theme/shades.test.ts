import { describe, expect, it } from 'vitest';
import { contrast, parseHex } from './color.ts';
import type { Rgb } from './color.ts';
import { fixedColors } from './fixedColors.ts';
import { fixedShades } from './fixedShades.ts';
import { neutral } from './neutrals.ts';
import { partnerColorKeys } from './partner.ts';
import { partnerPresets } from './presets.ts';
import { shadesOf, shadesOfHex } from './shades.ts';
import type { Shades } from './shades.ts';

const rgb = (hex: string): Rgb => parseHex(hex) as Rgb;
const { page, surface, raised, subtle, hover, muted } = neutral;
const surfaces = [page, surface, raised, subtle, hover, muted];
const onLight = surfaces.map(({ light }) => rgb(light));
const onDark = surfaces.map(({ dark }) => rgb(dark));

const worst = (color: string, backgrounds: Rgb[]): number =>
  Math.min(...backgrounds.map((background) => contrast(rgb(color), background)));

const problems = (shades: Shades): string[] => {
  const found: string[] = [];
  const need = (name: string, ratio: number, least: number): void => {
    if (ratio < least) found.push(`${name} ${ratio.toFixed(2)}`);
  };
  for (const fill of [shades.solid, shades.hover, shades.active]) {
    need(`text on ${fill}`, contrast(rgb(shades.contrast), rgb(fill)), 4.5);
  }
  const light = [...onLight, rgb(shades.subtle.light)];
  const dark = [...onDark, rgb(shades.subtle.dark)];
  need('text on light', worst(shades.fg.light, light), 4.5);
  need('text on dark', worst(shades.fg.dark, dark), 4.5);
  need('part on light', worst(shades.edge.light, light), 3);
  need('part on dark', worst(shades.edge.dark, dark), 3);
  // Ordinary text is also used on the tint: a selected row, an unread message.
  need('fg on tint', contrast(rgb(neutral.fg.light), rgb(shades.subtle.light)), 4.5);
  need('muted on tint', contrast(rgb(neutral.fgMuted.light), rgb(shades.subtle.light)), 4.5);
  need('fg on dark tint', contrast(rgb(neutral.fg.dark), rgb(shades.subtle.dark)), 4.5);
  need('muted on dark tint', contrast(rgb(neutral.fgMuted.dark), rgb(shades.subtle.dark)), 4.5);
  return found;
};

describe('a colour a partner picks', () => {
  it('is readable in every use, for every color of the sRGB cube', () => {
    const failures: string[] = [];
    const steps = Array.from({ length: 24 }, (_, step) => Math.round((step * 255) / 23));
    for (const red of steps) {
      for (const green of steps) {
        for (const blue of steps) {
          const found = problems(shadesOf([red, green, blue]));
          if (found.length > 0) failures.push(`${red},${green},${blue}: ${found.join('; ')}`);
        }
      }
    }
    expect(failures.slice(0, 5)).toEqual([]);
  }, 60_000);

  it('stays as it is where it is readable already', () => {
    const shades = shadesOfHex('#1f4fc4');
    expect(shades.solid).toBe('#1f4fc4');
    expect(shades.fg.light).toBe('#1f4fc4');
    expect(shades.fg.dark).not.toBe('#1f4fc4');
  });

  it('can be told apart when pointed at and pressed', () => {
    for (const { colors } of Object.values(partnerPresets)) {
      for (const key of partnerColorKeys) {
        const { solid, hover, active } = shadesOfHex(colors[key]);
        expect(new Set([solid, hover, active]).size, colors[key]).toBeGreaterThan(1);
      }
    }
  });
});

describe('grey text', () => {
  it('is readable on every surface of both schemes', () => {
    for (const text of [neutral.fg, neutral.fgMuted, neutral.fgSubtle]) {
      expect(worst(text.light, onLight)).toBeGreaterThanOrEqual(4.5);
      expect(worst(text.dark, onDark)).toBeGreaterThanOrEqual(4.5);
    }
    expect(worst(neutral.borderStrong.light, onLight)).toBeGreaterThanOrEqual(3);
    expect(worst(neutral.borderStrong.dark, onDark)).toBeGreaterThanOrEqual(3);
  });
});

describe('our own colours', () => {
  it('have the shades that were written for them', () => {
    const derived = Object.entries(fixedColors).map(([name, hex]) => [name, shadesOfHex(hex)]);
    expect(fixedShades).toEqual(Object.fromEntries(derived));
  });
});
