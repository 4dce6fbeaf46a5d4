import { neutral } from '@forecourt/ui/theme/neutrals';
import { shadesOfHex } from '@forecourt/ui/theme/shades';

/** The colors of a mail in one scheme, HEX. */
export interface Colors {
  page: string;
  surface: string;
  line: string;
  text: string;
  muted: string;
  /** Below a logo for paper, and its name in place of it; the same in both schemes. */
  paper: string;
  ink: string;
  button: string;
  onButton: string;
  /** The button's border, which sets it off from the surface. */
  edge: string;
  link: string;
}

/**
 * The colors of a mail, by the rules of pages: text has a contrast of 4.5:1, the button's edge 3:1.
 *
 * @param accent the partner's color, HEX
 */
export function colorsOf(accent: string): Record<'light' | 'dark', Colors> {
  const shades = shadesOfHex(accent);
  const inScheme = (scheme: 'light' | 'dark'): Colors => ({
    page: neutral.page[scheme],
    surface: neutral.surface[scheme],
    line: neutral.border[scheme],
    text: neutral.fg[scheme],
    muted: neutral.fgMuted[scheme],
    paper: neutral.surface.light,
    ink: neutral.fg.light,
    button: shades.solid,
    onButton: shades.contrast,
    edge: shades.edge[scheme],
    link: shades.fg[scheme],
  });
  return { light: inScheme('light'), dark: inScheme('dark') };
}
