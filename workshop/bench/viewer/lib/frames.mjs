// Draws rings of frames with a seeded texture that moves with the angle (so that they compress like
// photographs), a shape, a number for people and a strip for programs.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { cellsOf, FRAME, STRIP } from './code.mjs';

const { width: W, height: H } = FRAME;

function randomFrom(seed) {
  let state = seed;
  return () => (state = (state * 1664525 + 1013904223) >>> 0) / 2 ** 32;
}

/** Value noise of one cell size that wraps sideways. */
function noise(cell, seed) {
  const columns = Math.ceil(W / cell);
  const grid = new Float32Array(columns * (Math.ceil(H / cell) + 2)).map(randomFrom(seed));
  const values = new Float32Array(W * H);
  for (let y = 0; y < H; y++) {
    const row = Math.floor(y / cell) * columns;
    const ty = y / cell - Math.floor(y / cell);
    for (let x = 0; x < W; x++) {
      const left = Math.floor(x / cell);
      const tx = x / cell - left;
      const [a, b] = [row + (left % columns), row + ((left + 1) % columns)];
      const above = grid[a] * (1 - tx) + grid[b] * tx;
      const below = grid[a + columns] * (1 - tx) + grid[b + columns] * tx;
      values[y * W + x] = above * (1 - ty) + below * ty;
    }
  }
  return values;
}

function overlay(frame, count) {
  const turn = (frame / count) * 2 * Math.PI;
  const half = 400 + 150 * Math.abs(Math.cos(turn));
  const cell = STRIP.width / 11;
  const strip = cellsOf(frame).map(
    (bit, k) =>
      `<rect x="${STRIP.x + k * cell}" y="${STRIP.y}" width="${cell}" height="${STRIP.height}" fill="${bit ? '#fff' : '#000'}"/>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${W}" height="${H}">
    <ellipse cx="800" cy="860" rx="${520 + 120 * Math.cos(turn)}" ry="60" fill="#0008"/>
    <rect x="${800 - half}" y="600" width="${half * 2}" height="220" rx="90" fill="hsl(${(frame * 360) / count},60%,45%)"/>
    <text x="800" y="380" font-family="DejaVu Sans" font-size="240" font-weight="700" text-anchor="middle" fill="#fff" stroke="#000" stroke-width="6">${frame}</text>
    <rect x="${STRIP.x - 20}" y="${STRIP.y - 20}" width="${STRIP.width + 40}" height="${STRIP.height + 40}" fill="#808080"/>
    ${strip.join('')}</svg>`;
}

/** Creates `{folder}/hi{count}` and `{folder}/lo{count}` unless they exist. */
export async function ensureFrames(folder, count) {
  const [high, low] = [join(folder, `hi${count}`), join(folder, `lo${count}`)];
  if (existsSync(join(low, `${count - 1}.jpg`))) return;
  console.log(`Drawing ${count} frames …`);
  for (const made of [high, low]) mkdirSync(made, { recursive: true });
  const layers = [
    [noise(160, 7), 0.5],
    [noise(32, 8), 0.3],
    [noise(4, 9), 0.22],
  ];
  for (let frame = 0; frame < count; frame++) {
    const pixels = Buffer.alloc(W * H * 3);
    const shift = Math.round((W * frame) / count);
    const hue = (frame / count) * 2 * Math.PI;
    const tint = [0, 2.1, 4.2].map((phase) => Math.cos(hue + phase) * 30);
    for (let y = 0; y < H; y++) {
      const light = y > 250 && y < 900 ? 1 : 0.55;
      for (let x = 0; x < W; x++) {
        let value = 0;
        for (const [layer, weight] of layers) value += layer[y * W + ((x + shift) % W)] * weight;
        for (let c = 0; c < 3; c++) {
          pixels[(y * W + x) * 3 + c] = Math.max(
            0,
            Math.min(255, 60 + 150 * value * light + tint[c]),
          );
        }
      }
    }
    const picture = await sharp(pixels, { raw: { width: W, height: H, channels: 3 } })
      .composite([{ input: Buffer.from(overlay(frame, count)) }])
      .png({ compressionLevel: 0 })
      .toBuffer();
    writeFileSync(
      join(high, `${frame}.jpg`),
      await sharp(picture).jpeg({ quality: 82 }).toBuffer(),
    );
    const small = sharp(picture).resize(640, 427).jpeg({ quality: 72 });
    writeFileSync(join(low, `${frame}.jpg`), await small.toBuffer());
  }
}
