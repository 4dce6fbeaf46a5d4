import { describe, expect, it } from 'vitest';
import { contrast, parseHex, toHex } from '../theme/color.ts';
import type { Rgb } from '../theme/color.ts';
import { partnerColorKeys, partnerRoles, shadeVariables } from '../theme/partner.ts';
import { partnerPresets } from '../theme/presets.ts';
import { shadesOf, shadesOfHex } from '../theme/shades.ts';
import { palettes } from './palettes.ts';
import { chakraColors } from './semanticColors.ts';
import { system } from './system.ts';

type Variables = Record<string, string>;
type Scheme = 'base' | '_dark';

const named: Record<string, string> = { black: '#000000', white: '#ffffff' };

/** Computes a token’s value like a browser: variables, their fallbacks, and mixed colors. */
function paint(value: string, variables: Variables): Rgb {
  const hex = value
    .replace(/var\((--[\w-]+), (#[\da-f]+)\)/g, (_, name: string, fallback: string) =>
      String(variables[name] ?? fallback),
    )
    .replace(/\b(black|white)\b/g, (name) => String(named[name]))
    .replace(
      /color-mix\(in srgb, (#[\da-f]+) (\d+)%, (#[\da-f]+)\)/g,
      (_, one: string, percent: string, other: string) => mixed(one, Number(percent) / 100, other),
    );
  const rgb = parseHex(hex);
  if (!rgb) throw new Error(`no color: ${value}`);
  return rgb;
}

function mixed(one: string, share: number, other: string): string {
  const [a, b] = [parseHex(one) as Rgb, parseHex(other) as Rgb];
  const channel = (at: 0 | 1 | 2): number => Math.round(a[at] * share + b[at] * (1 - share));
  return toHex([channel(0), channel(1), channel(2)]);
}

/** Text on the backgrounds that Chakra’s recipes use; and parts that only need to be visible. */
const pairs = [
  { text: 'contrast', on: ['solid', 'hover', 'active'], least: 4.5 },
  { text: 'fg', on: ['subtle', 'muted', 'emphasized'], least: 4.5 },
  { text: 'focusRing', on: ['subtle'], least: 3 },
] as const;

const { bg, fg, border } = chakraColors;
const surfaces = [bg.DEFAULT, bg.subtle, bg.muted, bg.panel, bg.page];

function unreadable(variables: Variables, names = Object.keys(palettes)): string[] {
  return names.flatMap((name) =>
    (['base', '_dark'] as const).flatMap((scheme) => unreadableIn(name, scheme, variables)),
  );
}

function unreadableIn(name: string, scheme: Scheme, variables: Variables): string[] {
  const palette = palettes[name as keyof typeof palettes];
  const color = (slot: keyof typeof palette): Rgb => paint(palette[slot].value[scheme], variables);
  const inPairs = pairs.flatMap(({ text, on, least }) =>
    on
      .filter((slot) => contrast(color(text), color(slot)) < least)
      .map((slot) => `${name} ${text} on ${slot}, ${scheme}`),
  );
  const onSurfaces = surfaces.flatMap(({ value }) => {
    const surface = paint(value[scheme], {});
    return [
      ...(contrast(color('fg'), surface) < 4.5 ? [`${name} fg on a surface, ${scheme}`] : []),
      ...(contrast(color('border'), surface) < 3 ? [`${name} border, ${scheme}`] : []),
    ];
  });
  return [...inPairs, ...onSurfaces];
}

describe('a Chakra palette', () => {
  it.each(Object.entries(partnerPresets))('is readable for %s', (_, { colors }) => {
    const variables = Object.assign(
      {},
      ...partnerColorKeys.map((key) => shadeVariables(partnerRoles[key], shadesOfHex(colors[key]))),
    ) as Variables;
    expect(unreadable(variables)).toEqual([]);
  });

  it('is readable with every color a partner may pick', () => {
    const steps = [0, 32, 64, 96, 128, 160, 192, 224, 255];
    const failures = steps.flatMap((red) =>
      steps.flatMap((green) =>
        steps.flatMap((blue) =>
          unreadable(shadeVariables('accent', shadesOf([red, green, blue])), ['accent']).map(
            (problem) => `${red},${green},${blue}: ${problem}`,
          ),
        ),
      ),
    );
    expect(failures.slice(0, 5)).toEqual([]);
  });

  it('has every slot that Chakra’s recipes name', () => {
    for (const name of Object.keys(palettes)) {
      for (const slot of 'solid contrast fg subtle muted emphasized focusRing border'.split(' ')) {
        expect(system.tokens.getByName(`colors.${name}.${slot}`), `${name}.${slot}`).toBeDefined();
      }
    }
  });
});

describe('text and surfaces by Chakra’s names', () => {
  it('are readable together in both schemes', () => {
    for (const scheme of ['base', '_dark'] as const) {
      for (const surface of surfaces) {
        const under = paint(surface.value[scheme], {});
        for (const text of [fg.DEFAULT, fg.muted, fg.subtle, fg.error, fg.success, fg.info]) {
          expect(contrast(paint(text.value[scheme], {}), under)).toBeGreaterThanOrEqual(4.5);
        }
        for (const line of [border.emphasized, border.error]) {
          expect(contrast(paint(line.value[scheme], {}), under)).toBeGreaterThanOrEqual(3);
        }
      }
    }
  });
});
