import { semanticColors } from '../theme/semantic.ts';
import { palettes } from './palettes.ts';

const { bg, fg, line, accent, success, warning, danger, info } = semanticColors;

/** Chakra’s names for surfaces, text and borders, with the kit’s values. */
export const chakraColors = {
  ...palettes,
  bg: {
    ...bg,
    DEFAULT: bg.surface,
    emphasized: line.default,
    inverted: bg.inverse,
    panel: bg.raised,
    error: danger.subtle,
    warning: warning.subtle,
    success: success.subtle,
    info: info.subtle,
  },
  fg: {
    ...fg,
    DEFAULT: fg.default,
    inverted: fg.inverse,
    error: danger.fg,
    warning: warning.fg,
    success: success.fg,
    info: info.fg,
  },
  line,
  border: {
    DEFAULT: line.default,
    muted: line.default,
    subtle: line.default,
    // The border of inputs: 3:1 on every surface.
    emphasized: line.strong,
    inverted: fg.default,
    accent: accent.edge,
    error: danger.edge,
    warning: warning.edge,
    success: success.edge,
    info: info.edge,
  },
};
