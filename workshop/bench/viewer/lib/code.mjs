// A frame's number as a strip of 11 cells that a program can read from a screenshot: white, black,
// 7 bits (high first), odd parity, black.

/** Size of the generated frames in high resolution, in px. */
export const FRAME = { width: 1600, height: 1067 };
/** Position of the strip in them. */
export const STRIP = { x: 250, y: 450, width: 1100, height: 90 };

/** The cells of a frame, 1 for white. */
export function cellsOf(frame) {
  const bits = Array.from({ length: 7 }, (_, k) => (frame >> (6 - k)) & 1);
  const ones = bits.reduce((sum, bit) => sum + bit, 0);
  return [1, 0, ...bits, ones % 2 ? 0 : 1, 0];
}

/**
 * The frame that a screenshot shows in `box` ("contain" fitted), or −1 if no complete strip is
 * visible: a blank, gray or partly painted picture.
 * @param {Uint8Array} grey luminance, `width` to a row
 */
export function frameShown(grey, width, box) {
  const scale = Math.min(box.width / FRAME.width, box.height / FRAME.height);
  const left = box.x + (box.width - FRAME.width * scale) / 2;
  const top = box.y + (box.height - FRAME.height * scale) / 2;
  const cells = [];
  for (let cell = 0; cell < 11; cell++) {
    const x = left + (STRIP.x + ((cell + 0.5) * STRIP.width) / 11) * scale;
    const y = top + (STRIP.y + STRIP.height / 2) * scale;
    let sum = 0;
    for (let dy = -3; dy <= 3; dy++) {
      for (let dx = -3; dx <= 3; dx++) sum += grey[Math.round(y + dy) * width + Math.round(x + dx)];
    }
    const mean = sum / 49;
    if (mean > 85 && mean < 170) return -1;
    cells.push(mean >= 170 ? 1 : 0);
  }
  const number = cells.slice(2, 9).reduce((value, bit) => value * 2 + bit, 0);
  return cellsOf(number).every((bit, index) => bit === cells[index]) ? number : -1;
}
