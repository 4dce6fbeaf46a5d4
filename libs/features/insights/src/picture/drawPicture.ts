import type { BarLook } from '../barParts.ts';
import type { Bar, BarChart, Chart, GridChart } from '../charts.ts';

/** What is drawn: charts below their title. */
export interface Picture {
  title: string;
  /** Whose figures, of what and when. */
  line: string;
  charts: readonly Chart[];
}

/** How it looks: colors as CSS writes them, the family of the letters, and how numbers are written. */
export interface PictureLook {
  ground: string;
  text: string;
  muted: string;
  track: string;
  bar: string;
  stopped: string;
  font: string;
  number(count: number): string;
}

/** What is used of a canvas. */
export type PictureContext = Pick<
  CanvasRenderingContext2D,
  | 'beginPath'
  | 'clip'
  | 'fillRect'
  | 'fillText'
  | 'lineTo'
  | 'measureText'
  | 'moveTo'
  | 'rect'
  | 'restore'
  | 'save'
  | 'stroke'
  | 'strokeRect'
> &
  Partial<
    Pick<
      CanvasRenderingContext2D,
      'fillStyle' | 'strokeStyle' | 'lineWidth' | 'font' | 'globalAlpha' | 'textAlign'
    >
  >;

/** Width of a picture, in px. */
export const PICTURE_WIDTH = 960;
const EDGE = 32;
const INNER = PICTURE_WIDTH - 2 * EDGE;
const BAR_HEIGHT = 14;
/** Between two facts of a bar, and between entries of a legend. */
const GAP = 20;
const SWATCH = 24;
const CELL_HEIGHT = 34;
/** What the names of a grid's rows take. */
const ROW_NAME = 72;
/** Never more than so much of the color, so that the share stays readable on it, as on the page. */
const DARKEST_CELL = 0.45;

interface Pen {
  context: PictureContext;
  look: PictureLook;
}

/**
 * Draws charts from top to bottom on an empty ground.
 *
 * @returns the height of the picture, in px
 */
export function drawPicture(context: PictureContext, picture: Picture, look: PictureLook): number {
  const pen = { context, look };
  write(pen, picture.title, EDGE, EDGE + 20, { size: 22, weight: 600 });
  write(pen, picture.line, EDGE, EDGE + 44, { size: 14, color: look.muted });
  let y = EDGE + 64;
  for (const chart of picture.charts) {
    if (chart.title) {
      y += 24;
      write(pen, chart.title, EDGE, y, { size: 15, weight: 600 });
      y += 8;
    }
    y = ('bars' in chart ? drawBars(pen, chart, y) : drawGrid(pen, chart, y)) + 12;
  }
  return y + EDGE;
}

function drawBars(pen: Pen, { legend, bars }: BarChart, top: number): number {
  let y = top;
  if (legend) {
    const entries = legend.map(({ look, name }) => ({ text: name, look, before: SWATCH + 8 }));
    y = drawLine(pen, entries, y + 4);
  }
  for (const bar of bars) y = drawBar(pen, bar, y);
  return y;
}

function drawBar(pen: Pen, { name, count, parts, facts }: Bar, top: number): number {
  const { context, look } = pen;
  let y = top + 28;
  write(pen, name, EDGE, y, { size: 15 });
  write(pen, pen.look.number(count), EDGE + INNER, y, { size: 15, weight: 600, align: 'right' });
  y += 8;
  context.fillStyle = look.track;
  context.fillRect(EDGE, y, INNER, BAR_HEIGHT);
  let x = EDGE;
  for (const { look: part, length } of parts) {
    if (length <= 0) continue;
    fill(pen, part, x, y, length * INNER);
    x += length * INNER;
  }
  const texts = facts.map((text) => ({ text }));
  return drawLine(pen, texts, y + BAR_HEIGHT);
}

/** Short texts beside one another, in as many lines as they need; of a legend, each with its swatch. */
function drawLine(
  pen: Pen,
  entries: readonly { text: string; look?: BarLook; before?: number }[],
  top: number,
): number {
  let x = EDGE;
  let y = entries.length > 0 ? top + 18 : top;
  for (const { text, look, before = 0 } of entries) {
    setFont(pen, 13, 400);
    const width = before + pen.context.measureText(text).width;
    if (x > EDGE && x + width > EDGE + INNER) {
      x = EDGE;
      y += 18;
    }
    if (look) {
      pen.context.fillStyle = pen.look.track;
      pen.context.fillRect(x, y - 12, SWATCH, BAR_HEIGHT);
      fill(pen, look, x, y - 12, SWATCH);
    }
    write(pen, text, x + before, y, { size: 13, color: pen.look.muted });
    x += width + GAP;
  }
  return y;
}

/** A part of a bar, told apart by more than its color. */
function fill({ context, look }: Pen, part: BarLook, x: number, y: number, width: number): void {
  if (part === 'outlined') {
    context.strokeStyle = look.bar;
    context.lineWidth = 1;
    context.strokeRect(x + 0.5, y + 0.5, Math.max(1, width - 1), BAR_HEIGHT - 1);
    return;
  }
  context.fillStyle = { bar: look.bar, stopped: look.stopped, striped: look.ground }[part];
  context.fillRect(x, y, width, BAR_HEIGHT);
  if (part !== 'striped') return;
  context.save();
  context.beginPath();
  context.rect(x, y, width, BAR_HEIGHT);
  context.clip();
  context.strokeStyle = look.bar;
  context.lineWidth = 3;
  context.beginPath();
  for (let at = x; at < x + width + BAR_HEIGHT; at += 8) {
    context.moveTo(at, y);
    context.lineTo(at - BAR_HEIGHT, y + BAR_HEIGHT);
  }
  context.stroke();
  context.restore();
}

function drawGrid(pen: Pen, { columns, rows }: GridChart, top: number): number {
  const { context, look } = pen;
  const width = (INNER - ROW_NAME) / columns.length;
  const centerOf = (column: number) => EDGE + ROW_NAME + (column + 0.5) * width;
  let y = top + 18;
  for (const [column, name] of columns.entries()) {
    write(pen, name, centerOf(column), y, { size: 13, color: look.muted, align: 'center' });
  }
  y += 8;
  for (const { name, cells } of rows) {
    write(pen, name, EDGE, y + 22, { size: 13, color: look.muted });
    for (const [column, { text, shade }] of cells.entries()) {
      if (text === '') continue;
      const cell = [EDGE + ROW_NAME + column * width + 1.5, y, width - 3, CELL_HEIGHT] as const;
      context.fillStyle = look.track;
      context.fillRect(...cell);
      context.globalAlpha = shade * DARKEST_CELL;
      context.fillStyle = look.bar;
      context.fillRect(...cell);
      context.globalAlpha = 1;
      write(pen, text, centerOf(column), y + 22, { size: 13, align: 'center' });
    }
    y += CELL_HEIGHT + 3;
  }
  return y;
}

interface Writing {
  size: number;
  weight?: number;
  color?: string;
  align?: CanvasTextAlign;
}

function write(pen: Pen, text: string, x: number, y: number, writing: Writing): void {
  const { context, look } = pen;
  setFont(pen, writing.size, writing.weight ?? 400);
  context.fillStyle = writing.color ?? look.text;
  context.textAlign = writing.align ?? 'left';
  context.fillText(text, x, y);
}

function setFont({ context, look }: Pen, size: number, weight: number): void {
  context.font = `${weight} ${size}px ${look.font}`;
}
