/**
 * Detects the type from a file's first bytes, regardless of its name; null if it is not a known
 * image.
 */
export function sniffImage(head: Uint8Array): string | null {
  const ascii = (from: number, to: number) => String.fromCharCode(...head.subarray(from, to));
  if (head[0] === 0xff && head[1] === 0xd8 && head[2] === 0xff) return 'image/jpeg';
  if (head[0] === 0x89 && ascii(1, 4) === 'PNG') return 'image/png';
  if (ascii(0, 4) === 'RIFF' && ascii(8, 12) === 'WEBP') return 'image/webp';
  if (ascii(4, 8) !== 'ftyp') return null;
  const brand = ascii(8, 12);
  if (brand === 'avif' || brand === 'avis') return 'image/avif';
  return ['heic', 'heix', 'hevc', 'mif1', 'msf1', 'heim', 'heis'].includes(brand)
    ? 'image/heic'
    : null;
}
