import { ADVANCE, glyphRuns, textWidth } from '../text/strokes.ts';

/** A demo partner's name, colors and sign. */
export interface Partner {
  readonly id: string;
  readonly name: string;
  /** CSS color of the sign and of the name. */
  readonly color: string;
  readonly ink: string;
  /** Path of the sign in a 48 × 48 field. */
  readonly sign: string;
}

/** The demo's partners. */
export const PARTNERS: readonly Partner[] = [
  {
    id: 'northgate',
    name: 'Northgate Motors',
    color: '#1d4ed8',
    ink: '#14213d',
    sign: 'M6 44V20L24 6l18 14v24h-9V25l-9-7-9 7v19zM20 44V31h8v13z',
  },
  {
    id: 'harbour',
    name: 'Harbour Insurance',
    color: '#0f766e',
    ink: '#12312e',
    sign: 'M24 3l18 7v13c0 11-8 18-18 22C14 41 6 34 6 23V10zM13 24c4-4 7 3 11 0s7-4 11 0v5c-4-4-7 3-11 0s-7-4-11 0z',
  },
  {
    id: 'lakeside',
    name: 'Lakeside Cars',
    color: '#15803d',
    ink: '#1a2e1f',
    sign: 'M24 5a19 19 0 0 1 19 19H5A19 19 0 0 1 24 5zM5 28h38l-3 5H8zM11 36h26l-5 5H16z',
  },
  {
    id: 'summit',
    name: 'Summit Auto',
    color: '#c2410c',
    ink: '#331a0e',
    sign: 'M3 42L19 12l8 14 5-8 13 24zM19 20l-5 10 5-3 4 3z',
  },
];

const CAP = 17;

/** The partner's logo: sign and name, drawn with our own letters so that no font is needed. */
export function logoSvg(partner: Partner): string {
  const unit = CAP / 6;
  const text = partner.name.toUpperCase();
  const width = Math.ceil(60 + textWidth(text) * unit + 4);
  const strokes = [...text].flatMap((letter, i) =>
    glyphRuns(letter).map((run) =>
      run
        .map(
          ([x, y], k) =>
            `${k === 0 ? 'M' : 'L'}${round(60 + (x + i * ADVANCE) * unit)} ${round(24 + CAP / 2 - y * unit)}`,
        )
        .join(''),
    ),
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="48" viewBox="0 0 ${width} 48" role="img" aria-label="${partner.name}">`,
    `<path fill="${partner.color}" fill-rule="evenodd" d="${partner.sign}"/>`,
    `<path fill="none" stroke="${partner.ink}" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round" d="${strokes.join('')}"/>`,
    '</svg>\n',
  ].join('\n');
}

const round = (v: number): number => Math.round(v * 10) / 10;
