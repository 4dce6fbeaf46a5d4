/** Display widths in pixels; a picture has those that are smaller than itself. */
export const DISPLAY_WIDTHS = [320, 640, 1280, 2048] as const;

/** The widest picture that a link shows; larger ones are for staff. */
export const LARGEST_DISPLAY = 2048;

/** Longest side of a stored photo. */
export const PHOTO_SIDE = 4096;
/** File name of a stored photo. */
export const PHOTO_NAME = 'full.jpg';

/** File name of a stored PDF file. */
export const DOCUMENT_NAME = 'document.pdf';

/** Widths of a scan's frames in its two resolutions. */
export const FRAME_WIDTHS = { high: 1600, low: 640 } as const;

export const ENCODINGS = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
} as const;
export type Encoding = keyof typeof ENCODINGS;

/** One display size in one encoding. */
export interface Variant {
  width: number;
  encoding: Encoding;
}

/** Parses `640.webp` into a width and a format; null when it is no display size. */
export function parseVariant(name: string): Variant | null {
  const match = /^(\d{3,4})\.(avif|webp|jpg)$/.exec(name);
  const width = Number(match?.[1]);
  if (!match || !DISPLAY_WIDTHS.some((known) => known === width)) return null;
  return { width, encoding: match[2] as Encoding };
}

/** The names of every display size, smallest first. */
export function allVariants(): string[] {
  const encodings = Object.keys(ENCODINGS) as Encoding[];
  return DISPLAY_WIDTHS.flatMap((width) => encodings.map((encoding) => `${width}.${encoding}`));
}

const CONTENT_TYPES: Record<string, string> = {
  ...ENCODINGS,
  png: 'image/png',
  svg: 'image/svg+xml',
  pdf: 'application/pdf',
};

/** The content type that a stored name is served with. */
export function contentTypeOf(name: string): string {
  return CONTENT_TYPES[name.slice(name.lastIndexOf('.') + 1)] ?? 'application/octet-stream';
}
