import BarcodeFormat from '@zxing/library/esm/core/BarcodeFormat';
import DataMatrixWriter from '@zxing/library/esm/core/datamatrix/DataMatrixWriter';

export type CodeKind = 'code_39' | 'code_128' | 'data_matrix';

/** Rows of modules; true is black. Bars are one row. */
const modulesOf: Record<CodeKind, (text: string) => boolean[][]> = {
  code_39: (text) => [code39(text)],
  code_128: (text) => [code128(text)],
  data_matrix(text) {
    const matrix = new DataMatrixWriter().encode(text, BarcodeFormat.DATA_MATRIX, 0, 0);
    return Array.from({ length: matrix.getHeight() }, (_row, y) =>
      Array.from({ length: matrix.getWidth() }, (_column, x) => matrix.get(x, y)),
    );
  },
};

/** Three wide ones of nine bars and gaps (ISO/IEC 16388), as bits. */
const SIGNS_39 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ*';
const BITS_39 =
  '034 121 061 160 031 130 070 025 124 064 109 049 148 019 118 058 00D 10C 04C 01C 103 043 142 013 112 052 007 106 046 016 181 0C1 1C0 091 190 0D0 094'
    .split(' ')
    .map((hex) => Number.parseInt(hex, 16));

function code39(text: string): boolean[] {
  return [...`*${text}*`].flatMap((sign) => {
    const bits = BITS_39[SIGNS_39.indexOf(sign)]!;
    const widths = Array.from({ length: 9 }, (_, place) => ((bits >> (8 - place)) & 1 ? 3 : 1));
    return [...barsOf(widths), false];
  });
}

/** Widths of bars and gaps by value (ISO/IEC 15417). */
const WIDTHS_128 =
  '212222 222122 222221 121223 121322 131222 122213 122312 132212 221213 221312 231212 112232 122132 122231 113222 123122 123221 223211 221132 221231 213212 223112 312131 311222 321122 321221 312212 322112 322211 212123 212321 232121 111323 131123 131321 112313 132113 132311 211313 231113 231311 112133 112331 132131 113123 113321 133121 313121 211331 231131 213113 213311 213131 311123 311321 331121 312113 312311 332111 314111 221411 431111 111224 111422 121124 121421 141122 141221 112214 112412 122114 122411 142112 142211 241211 221114 413111 241112 134111 111242 121142 121241 114212 124112 124211 411212 421112 421211 212141 214121 412121 111143 111341 131141 114113 114311 411113 411311 113141 114131 311141 411131 211412 211214 211232 2331112'.split(
    ' ',
  );
const START_B = 104;
const STOP = 106;

function code128(text: string): boolean[] {
  const values = [...text].map((sign) => sign.charCodeAt(0) - 32);
  const sum = values.reduce((total, value, place) => total + value * (place + 1), START_B);
  return [START_B, ...values, sum % 103, STOP].flatMap((value) =>
    barsOf([...WIDTHS_128[value]!].map(Number)),
  );
}

const barsOf = (widths: readonly number[]) =>
  widths.flatMap((width, place) => Array<boolean>(width).fill(place % 2 === 0));

export interface CodePicture {
  kind: CodeKind;
  text: string;
  /** Pixels of one module. */
  module?: number;
  /** Degrees clockwise. */
  turn?: number;
  /** A CSS filter over the picture, such as `blur(2px)`. */
  filter?: string;
}

/** Paints a white label with a code in the middle of a gray picture. */
export function paintCode(
  context: OffscreenCanvasRenderingContext2D | CanvasRenderingContext2D,
  { kind, text, module = 4, turn = 0, filter = 'none' }: CodePicture,
): void {
  const { width, height } = context.canvas;
  const rows = modulesOf[kind](text);
  const [w, h] = [rows[0]!.length * module, rows.length === 1 ? 160 : rows.length * module];
  const rowHeight = h / rows.length;
  const margin = 12 * module;
  // a filter applies to each shape: the sharp picture is drawn first
  const sharp = new OffscreenCanvas(width, height);
  const label = sharp.getContext('2d')!;
  label.fillStyle = 'dimgray';
  label.fillRect(0, 0, width, height);
  label.translate(width / 2, height / 2);
  label.rotate((turn * Math.PI) / 180);
  label.translate(-w / 2, -h / 2);
  label.fillStyle = 'white';
  label.fillRect(-margin, -margin, w + 2 * margin, h + 2 * margin);
  label.fillStyle = 'black';
  rows.forEach((row, y) =>
    row.forEach(
      (black, x) => black && label.fillRect(x * module, y * rowHeight, module, rowHeight),
    ),
  );
  context.save();
  context.filter = filter;
  context.drawImage(sharp, 0, 0);
  context.restore();
}

/** A photo of a label with a code, drawn at run time. */
export async function codePhoto(picture: CodePicture): Promise<File> {
  const canvas = new OffscreenCanvas(2000, 1500);
  paintCode(canvas.getContext('2d')!, picture);
  const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.8 });
  return new File([blob], 'label.jpg', { type: 'image/jpeg' });
}
