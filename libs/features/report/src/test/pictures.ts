import { delay, http, HttpResponse } from 'msw';
import type { HttpHandler } from 'msw';

const drawn = new Map<string, Promise<ArrayBuffer>>();

/**
 * Answers every media address with a drawn picture: a car in front of a sky, in colors derived from
 * the address, so that an address always shows the same. A frame of a 360 scan (`{i}.jpg`) shows
 * the car from that side.
 */
export function pictureHandlers(): HttpHandler[] {
  return [
    http.get('*/media/:key/:name', async ({ params }) => {
      const { key, name } = params as { key: string; name: string };
      if (key.startsWith('missing')) return new HttpResponse(null, { status: 404 });
      if (key.startsWith('late')) await delay('infinite');
      const frame = /^(\d+)\.jpg$/.exec(name)?.[1];
      const id = `${key}/${frame ?? ''}`;
      const known = drawn.get(id) ?? draw(hueOf(key), frame ? Number(frame) / 24 : 0.08);
      drawn.set(id, known);
      return HttpResponse.arrayBuffer(await known, { headers: { 'content-type': 'image/jpeg' } });
    }),
  ];
}

function hueOf(text: string): number {
  return [...text].reduce((sum, character) => (sum * 31 + character.charCodeAt(0)) % 360, 7);
}

/** @param turn fraction of a turn around the car */
async function draw(hue: number, turn: number): Promise<ArrayBuffer> {
  const canvas = new OffscreenCanvas(540, 360);
  const paint = canvas.getContext('2d')!;
  const sky = paint.createLinearGradient(0, 0, 0, 240);
  sky.addColorStop(0, `hsl(${hue + 180} 35% 72%)`);
  sky.addColorStop(1, `hsl(${hue + 160} 30% 90%)`);
  paint.fillStyle = sky;
  paint.fillRect(0, 0, 540, 360);
  paint.fillStyle = `hsl(${hue + 180} 8% 46%)`;
  paint.fillRect(0, 240, 540, 120);

  const half = 70 + 110 * Math.abs(Math.cos(turn * 2 * Math.PI));
  const lean = 40 * Math.sin(turn * 4 * Math.PI);
  const shape = (points: [number, number][], fill: string): void => {
    paint.fillStyle = fill;
    paint.beginPath();
    for (const [x, y] of points) paint.lineTo(270 + x * half + lean * (1 - y / 300), y);
    paint.fill();
  };
  const top: [number, number][] = [
    [-0.55, 190],
    [-0.35, 138],
    [0.3, 138],
    [0.58, 190],
  ];
  shape(top, `hsl(${hue + 200} 30% 26%)`);
  const body: [number, number][] = [
    [-1, 268],
    [-1, 212],
    [-0.7, 186],
    [0.7, 186],
    [1, 216],
    [1, 268],
  ];
  shape(body, `hsl(${hue} 58% 44%)`);
  paint.fillStyle = '#1c1f24';
  for (const x of [-0.62, 0.62]) {
    paint.beginPath();
    paint.ellipse(270 + x * half, 268, 0.18 * half, 30, 0, 0, 2 * Math.PI);
    paint.fill();
  }
  const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.8 });
  return blob.arrayBuffer();
}
