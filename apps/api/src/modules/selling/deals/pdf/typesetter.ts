import { readFileSync } from 'node:fs';

/** How a block of text looks; where it stands, if not below the last one. */
export interface Look {
  size: number;
  color: string;
  bold?: boolean;
  at?: { x: number; y: number; width: number };
}

/** Sets text in the product's font, in whatever of its scripts each letter needs. */
export interface Typesetter {
  /** A tagged block of text. */
  block(tag: 'H1' | 'H2' | 'P', text: string, look: Look): void;
  /** A picture at the left edge, as large as fits, with its description; PNG or JPEG. */
  figure(picture: Buffer, alt: string, within: { width: number; height: number }): void;
  heightOf(text: string, look: { size: number; width: number }): number;
}

/** The files of the font by script, each with the letters that only it has. */
const SCRIPTS = [
  ['latin', /[\0-ÿŒœ\u2000-\u206f€™−]/u],
  ['latin-ext', /\p{Script=Latin}/u],
  ['cyrillic', /[Ѐ-џҐґ№]/u],
  ['cyrillic-ext', /\p{Script=Cyrillic}/u],
  ['greek', /[Ͱ-Ͽ]/u],
  ['greek-ext', /\p{Script=Greek}/u],
] as const;
const WEIGHTS = { regular: 400, bold: 600 };

/** A typesetter for a document; a font file is read when its first letter comes. */
export function createTypesetter(doc: PDFKit.PDFDocument): Typesetter {
  const root = doc.struct('Document');
  doc.addStructure(root);
  const known = new Set<string>();
  const fontOf = (script: string, weight: number): string => {
    const name = `inter-${script}-${weight}-normal`;
    if (!known.has(name)) {
      // one of the font's files; the others are beside it
      const one = import.meta.resolve('@fontsource/inter/files/inter-latin-400-normal.woff');
      doc.registerFont(name, readFileSync(new URL(`${name}.woff`, one)));
      known.add(name);
    }
    return name;
  };
  const set = (text: string, { size, color, bold = false, at }: Look): void => {
    const weight = bold ? WEIGHTS.bold : WEIGHTS.regular;
    const pieces = piecesOf(text);
    doc.fontSize(size).fillColor(color);
    for (const [index, [script, piece]] of pieces.entries()) {
      doc.font(fontOf(script, weight));
      const options = { continued: index < pieces.length - 1, lineGap: 2 };
      if (index === 0 && at) doc.text(piece, at.x, at.y, { ...options, width: at.width });
      else doc.text(piece, options);
    }
  };
  return {
    block(tag, text, look) {
      root.add(doc.struct(tag, {}, [() => set(text, look)]));
    },
    figure(picture, alt, { width, height }) {
      const { left } = doc.page.margins;
      const top = doc.y;
      const draw = () => void doc.image(picture, left, top, { fit: [width, height] });
      root.add(doc.struct('Figure', { alt }, [draw]));
      doc.x = left;
      doc.y = top + height;
    },
    heightOf(text, { size, width }) {
      return doc
        .font(fontOf('latin', WEIGHTS.regular))
        .fontSize(size)
        .heightOfString(text, { width, lineGap: 2 });
    },
  };
}

/** A text in pieces of one script each. Letters that the font lacks become question marks. */
export function piecesOf(text: string): [script: string, piece: string][] {
  const pieces: [string, string][] = [];
  for (const letter of text.normalize('NFC')) {
    const script = SCRIPTS.find(([, letters]) => letters.test(letter))?.[0];
    const last = pieces.at(-1);
    const [own, shown] = script ? [script, letter] : (['latin', '?'] as const);
    if (last?.[0] === own) last[1] += shown;
    else pieces.push([own, shown]);
  }
  return pieces;
}
