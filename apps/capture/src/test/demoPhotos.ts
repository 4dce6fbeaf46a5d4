import type { Payload } from '@forecourt/platform/queue';
import type { PreparedPhoto } from '../photo/prepared.ts';

/** A photo of the demo's hatchback as a phone would prepare it, by its name: `exterior-front`. */
export async function demoPhoto(name: string): Promise<PreparedPhoto> {
  const payload = await demoPicture(name);
  return { full: payload, thumb: payload, digest: name, hints: [] };
}

/** The first pictures of its 360° view, evenly around the car. */
export function demoFrames(count: number, of = count): Promise<Payload[]> {
  const step = Math.floor(24 / of);
  return Promise.all(
    Array.from({ length: count }, (_, index) => demoPicture(`scan/low/${index * step}`)),
  );
}

async function demoPicture(name: string): Promise<Payload> {
  const response = await fetch(`/demo-media/hatchback/${name}.jpg`);
  if (!response.ok) throw new Error(`There is no demo photo "${name}"`);
  return { type: 'image/jpeg', bytes: await response.arrayBuffer() };
}
