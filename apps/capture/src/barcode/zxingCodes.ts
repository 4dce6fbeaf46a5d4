import BinaryBitmap from '@zxing/library/esm/core/BinaryBitmap';
import HybridBinarizer from '@zxing/library/esm/core/common/HybridBinarizer';
import DataMatrixReader from '@zxing/library/esm/core/datamatrix/DataMatrixReader';
import DecodeHintType from '@zxing/library/esm/core/DecodeHintType';
import Code128Reader from '@zxing/library/esm/core/oned/Code128Reader';
import Code39Reader from '@zxing/library/esm/core/oned/Code39Reader';
import QRCodeReader from '@zxing/library/esm/core/qrcode/QRCodeReader';
import RGBLuminanceSource from '@zxing/library/esm/core/RGBLuminanceSource';

// By their paths: the library's index is one file of all formats and writers, three times the size.
const readers = [Code39Reader, Code128Reader, DataMatrixReader, QRCodeReader];
const hints = new Map([[DecodeHintType.TRY_HARDER, true]]);

/** Texts of the codes in a picture, at most one of each format. */
export function zxingCodes({ data, width, height }: ImageData): string[] {
  const source = new RGBLuminanceSource(brightnessOf(data), width, height);
  const bitmap = new BinaryBitmap(new HybridBinarizer(source));
  return readers.flatMap((Reader) => {
    try {
      return [new Reader().decode(bitmap, hints).getText()];
    } catch {
      // that is how the library says that it found nothing
      return [];
    }
  });
}

/** The brightness of each pixel, stretched over the whole range: faint prints are read as well. */
function brightnessOf(data: Uint8ClampedArray): Uint8ClampedArray {
  const grays = new Uint8ClampedArray(data.length / 4);
  const counts = new Uint32Array(256);
  for (let pixel = 0; pixel < grays.length; pixel++) {
    const at = 4 * pixel;
    // in the eye's weights of red, green and blue
    const gray = (77 * data[at]! + 150 * data[at + 1]! + 29 * data[at + 2]!) >> 8;
    grays[pixel] = gray;
    counts[gray]!++;
  }
  const [darkest, brightest] = [percentile(counts, 0.005), percentile(counts, 0.995)];
  const scale = 255 / Math.max(1, brightest - darkest);
  return grays.map((gray) => (gray - darkest) * scale);
}

/** The brightness below which this part of the pixels lies. */
function percentile(counts: Uint32Array, part: number): number {
  let left = part * counts.reduce((sum, count) => sum + count, 0);
  return counts.findIndex((count) => (left -= count) < 0);
}
