/** Line icons on a 24 px grid, drawn for the viewer. */
const PATHS = {
  play: 'M8 5v14l11-7z',
  pause: 'M8 5v14M16 5v14',
  pan: 'M12 3v18M3 12h18M9 6l3-3 3 3M9 18l3 3 3-3M6 9l-3 3 3 3M18 9l3 3-3 3',
  zoomIn: 'M12 5v14M5 12h14',
  zoomOut: 'M5 12h14',
  fullscreen: 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5',
  drag: 'M7 8l-4 4 4 4M17 8l4 4-4 4M3 12h18',
  info: 'M12 11v6M12 7v.5',
  damage: 'M13 3l-4 8h5l-3 10M4 20l2-3M20 5l-3 2',
  close: 'M6 6l12 12M18 6L6 18',
};

/** The name of a built-in icon. */
export type IconName = keyof typeof PATHS;

const SVG = 'http://www.w3.org/2000/svg';

/** A new icon in the color of the surrounding text. */
export function makeIcon(name: IconName): SVGSVGElement {
  const svg = document.createElementNS(SVG, 'svg');
  const path = document.createElementNS(SVG, 'path');
  svg.setAttribute('viewBox', '0 0 24 24');
  svg.setAttribute('aria-hidden', 'true');
  path.setAttribute('d', PATHS[name]);
  svg.append(path);
  return svg;
}

/** True when `name` is a built-in icon. */
export const isIconName = (name: string): name is IconName => Object.hasOwn(PATHS, name);
