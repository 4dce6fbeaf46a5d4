/** Longer side of the copy whose pixels are read. */
const MOST_PIXELS = 256;

/**
 * The pixels of a picture: red, green, blue and alpha, 0–255 each.
 * @throws DOMException if it can't be loaded, is no picture, or is of another origin that keeps it
 */
export async function readPixels(url: string): Promise<Uint8ClampedArray> {
  const image = new Image();
  image.crossOrigin = 'anonymous';
  image.src = url;
  await image.decode();
  const { naturalWidth: width, naturalHeight: height } = image;
  const scale = Math.min(1, MOST_PIXELS / Math.max(width, height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  const context = canvas.getContext('2d', { willReadFrequently: true })!;
  // every pixel is one of the picture's: a smooth copy would mix colors that it doesn't have
  context.imageSmoothingEnabled = false;
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return context.getImageData(0, 0, canvas.width, canvas.height).data;
}
