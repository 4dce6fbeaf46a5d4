import type { Phone } from './Phone.ts';

/** A photo with enough detail to be sent in more than one piece, drawn by the engine itself. */
export async function detailedJpeg(phone: Phone): Promise<Buffer> {
  const url = await phone.window.run(() => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [1600, 1200];
    const context = canvas.getContext('2d')!;
    const pixels = context.createImageData(canvas.width, canvas.height);
    for (let at = 0; at < pixels.data.length; at += 4) {
      pixels.data.fill(Math.random() * 255, at, at + 3);
      pixels.data[at + 3] = 255;
    }
    context.putImageData(pixels, 0, 0);
    return canvas.toDataURL('image/jpeg', 0.9);
  });
  return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
}
