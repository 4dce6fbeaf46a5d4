import type { PreparedPhoto } from '../photo/prepared.ts';

/** A drawn picture as a phone would prepare it; each hue is a different photo. */
export async function drawnPhoto(hue: number, size = 240): Promise<PreparedPhoto> {
  const bytes = await drawnJpeg(hue, size);
  const payload = { type: 'image/jpeg', bytes };
  return { full: payload, thumb: payload, digest: `hue-${hue}`, hints: [] };
}

/** A JPEG of a road and a car in this hue, drawn at run time. */
export async function drawnJpeg(hue: number, width = 240, height = width * 0.75, filter = 'none') {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d')!;
  context.filter = filter;
  paintScene(context, hue, width);
  const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.8 });
  return blob.arrayBuffer();
}

type Context = OffscreenCanvasRenderingContext2D | CanvasRenderingContext2D;

/** A road and a car in this hue, `width` pixels wide from the upper left corner. */
export function paintScene(context: Context, hue: number, width: number): void {
  const unit = width / 240;
  const paint = (colour: string, x: number, y: number, w: number, h: number) => {
    context.fillStyle = colour;
    context.fillRect(x * unit, y * unit, w * unit, h * unit);
  };
  const shade = (lightness: number) => `oklch(${lightness} 0.09 ${hue})`;
  paint(shade(0.86), 0, 0, 240, 110);
  paint(shade(0.5), 0, 110, 240, 70);
  paint(shade(0.38), 40, 86, 160, 40);
  paint(shade(0.62), 76, 60, 88, 30);
  paint(shade(0.2), 62, 116, 28, 24);
  paint(shade(0.2), 150, 116, 28, 24);
}
