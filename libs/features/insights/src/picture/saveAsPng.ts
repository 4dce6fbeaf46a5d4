import { saveBlob } from '@forecourt/platform/csv';
import type { IntlShape } from 'react-intl';
import { drawPicture, PICTURE_WIDTH, type Picture, type PictureLook } from './drawPicture.ts';

/** Pixels of the file for each px of the drawing: sharp on screens of today and in print. */
const DENSITY = 2;

/** Draws charts and saves them as a PNG file through the browser. */
export async function saveAsPng(name: string, picture: Picture, intl: IntlShape): Promise<void> {
  saveBlob(name, await pngOf(picture, { ...colorsOfPage(), number: intl.formatNumber }));
}

async function pngOf(picture: Picture, look: PictureLook): Promise<Blob> {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  if (!context) throw new Error('No canvas');
  // The first drawing is for the height alone: a canvas forgets what is drawn once its size is set.
  const height = drawPicture(context, picture, look);
  canvas.width = PICTURE_WIDTH * DENSITY;
  canvas.height = height * DENSITY;
  context.scale(DENSITY, DENSITY);
  context.fillStyle = look.ground;
  context.fillRect(0, 0, PICTURE_WIDTH, height);
  drawPicture(context, picture, look);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('No picture'))), 'image/png');
  });
}

/** The partner's colors on a white ground, whatever the page's own is. */
function colorsOfPage(): Omit<PictureLook, 'number'> {
  const probe = document.createElement('span');
  probe.className = 'chakra-theme light';
  document.body.append(probe);
  const style = getComputedStyle(probe);
  const token = (color: string) => style.getPropertyValue(`--fc-colors-${color}`).trim();
  const colors = {
    ground: token('bg-surface'),
    text: token('fg-default'),
    muted: token('fg-muted'),
    track: token('bg-muted'),
    bar: token('progress-edge'),
    stopped: token('danger-edge'),
    font: style.fontFamily,
  };
  probe.remove();
  return colors;
}
