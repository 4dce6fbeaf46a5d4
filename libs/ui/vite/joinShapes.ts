/** A shape of an icon: its element and attributes, numbers as text. */
export type Shape = readonly [tag: string, attributes: Readonly<Record<string, string>>];

/**
 * Joins neighbours that are drawn alike into one path. What has looks of its own, such as a fill, or is
 * no shape that is known here, stays as it is.
 */
export function joinShapes(shapes: readonly Shape[]): Shape[] {
  const joined: Shape[] = [];
  let d = '';
  const end = (): void => {
    if (d) joined.push(['path', { d, key: `${joined.length}` }]);
    d = '';
  };
  for (const shape of shapes) {
    const path = pathOf(shape);
    if (path === null) {
      end();
      joined.push(shape);
    } else d += path;
  }
  end();
  return joined;
}

const geometry: Readonly<Record<string, readonly string[]>> = {
  path: ['d'],
  circle: ['cx', 'cy', 'r'],
  ellipse: ['cx', 'cy', 'rx', 'ry'],
  line: ['x1', 'y1', 'x2', 'y2'],
  rect: ['x', 'y', 'width', 'height', 'rx', 'ry'],
  polyline: ['points'],
  polygon: ['points'],
};

/** The same shape as the data of a path that may follow another's; null where there is none. */
function pathOf([tag, attributes]: Shape): string | null {
  const known = geometry[tag];
  if (!known) return null;
  if (Object.keys(attributes).some((name) => name !== 'key' && !known.includes(name))) return null;
  const of = (name: string): number => Number(attributes[name] ?? 0);
  switch (tag) {
    case 'path':
      return standing(attributes['d'] ?? '');
    case 'line':
      return `M${of('x1')} ${of('y1')}L${of('x2')} ${of('y2')}`;
    case 'polyline':
      return `M${attributes['points']}`;
    case 'polygon':
      return `M${attributes['points']}z`;
    case 'rect':
      return rectangle(of('x'), of('y'), of('width'), of('height'), radii(attributes));
    default: {
      const { r, rx = r, ry = r } = attributes;
      return oval(of('cx'), of('cy'), Number(rx), Number(ry));
    }
  }
}

/** A path that begins where it says, also after another: its first step is from nowhere else. */
function standing(d: string): string | null {
  const start = /^\s*m\s*(-?(?:\d+\.?\d*|\.\d+))[\s,]*(-?(?:\d+\.?\d*|\.\d+))[\s,]*/i.exec(d);
  if (!start) return null;
  const rest = d.slice(start[0].length);
  // Numbers that follow at once are lines, relative where the first step was.
  const line = /^[-.\d]/.test(rest) ? (d.trimStart().startsWith('m') ? 'l' : 'L') : '';
  return `M${start[1]} ${start[2]}${line}${rest}`;
}

/** Begins and turns as the SVG specification says circles and ellipses do. */
function oval(cx: number, cy: number, rx: number, ry: number): string {
  const arc = `A${rx} ${ry} 0 0 1 `;
  return `M${cx + rx} ${cy}${arc}${cx} ${cy + ry}${arc}${cx - rx} ${cy}${arc}${cx} ${cy - ry}${arc}${cx + rx} ${cy}z`;
}

/** One radius stands for both where the other is not given. */
function radii({ rx, ry }: Shape[1]): [number, number] {
  return [Number(rx ?? ry ?? 0), Number(ry ?? rx ?? 0)];
}

function rectangle(
  x: number,
  y: number,
  width: number,
  height: number,
  radius: [number, number],
): string {
  const rx = Math.min(radius[0], width / 2);
  const ry = Math.min(radius[1], height / 2);
  if (rx === 0 || ry === 0) return `M${x} ${y}h${width}v${height}h${-width}z`;
  const corner = (toX: number, toY: number): string => `a${rx} ${ry} 0 0 1 ${toX} ${toY}`;
  const [across, down] = [width - 2 * rx, height - 2 * ry];
  return (
    `M${x + rx} ${y}h${across}${corner(rx, ry)}v${down}${corner(-rx, ry)}` +
    `h${-across}${corner(-rx, -ry)}v${-down}${corner(rx, -ry)}z`
  );
}
