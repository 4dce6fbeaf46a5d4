import { expect, test } from 'vitest';
import type { Chart } from '../charts.ts';
import { drawPicture, type PictureContext, type PictureLook } from './drawPicture.ts';

const look: PictureLook = {
  ground: 'white',
  text: 'black',
  muted: 'gray',
  track: 'silver',
  bar: 'blue',
  stopped: 'red',
  font: 'Inter',
  number: String,
};

interface Drawn {
  texts: string[];
  /** Filled boxes: color, width and opacity. */
  boxes: [color: unknown, width: number, opacity: number][];
  outlines: number[];
  height: number;
}

/** What a picture of these charts consists of; each letter is 10 px wide. */
function drawn(...charts: Chart[]): Drawn {
  const texts: string[] = [];
  const boxes: Drawn['boxes'] = [];
  const outlines: number[] = [];
  const nothing = () => undefined;
  const context: PictureContext = {
    globalAlpha: 1,
    fillText: (text) => void texts.push(text),
    fillRect: (_x, _y, width) => void boxes.push([context.fillStyle, width, context.globalAlpha!]),
    strokeRect: (_x, _y, width) => void outlines.push(width),
    measureText: (text) => ({ width: text.length * 10 }) as TextMetrics,
    beginPath: nothing,
    clip: nothing,
    lineTo: nothing,
    moveTo: nothing,
    rect: nothing,
    restore: nothing,
    save: nothing,
    stroke: nothing,
  };
  const picture = { title: 'Selling', line: 'Northgate Motors · 01.02.2026', charts };
  const height = drawPicture(context, picture, look);
  return { texts, boxes, outlines, height };
}

const dealer = {
  id: 'harbor',
  name: 'Harbor Auto Group',
  count: 120,
  parts: [
    { look: 'bar', length: 0.25 },
    { look: 'stopped', length: 0 },
    { look: 'outlined', length: 0.5 },
  ],
  facts: ['Invited: 120', 'Won: 30'],
} as const;

test('names the figures, whose and of when they are, and each bar with its count and facts', () => {
  const { texts } = drawn({ title: 'Dealers', bars: [dealer] });
  expect(texts).toEqual([
    'Selling',
    'Northgate Motors · 01.02.2026',
    'Dealers',
    'Harbor Auto Group',
    '120',
    'Invited: 120',
    'Won: 30',
  ]);
});

test('draws the parts of a bar by their share of its track, and none that is empty', () => {
  const { boxes, outlines } = drawn({ bars: [dealer] });
  expect(boxes).toEqual([
    ['silver', 896, 1],
    ['blue', 224, 1],
  ]);
  expect(outlines).toEqual([447]);
});

test('explains the looks of bars in a legend', () => {
  const legend = [
    { look: 'bar', name: 'Won' },
    { look: 'outlined', name: 'Invited' },
  ] as const;
  const { texts, boxes } = drawn({ legend, bars: [] });
  expect(texts.slice(2)).toEqual(['Won', 'Invited']);
  expect(boxes).toContainEqual(['blue', 24, 1]);
});

test('is higher where facts need another line, and with each bar', () => {
  const few = drawn({ bars: [dealer] }).height;
  const long = { ...dealer, facts: ['x'.repeat(60), 'x'.repeat(60)] };
  expect(drawn({ bars: [long] }).height).toBe(few + 18);
  expect(drawn({ bars: [dealer, { ...dealer, id: 'pine' }] }).height).toBeGreaterThan(few);
});

test('shades the times of a week by their share, and leaves out what nothing is known of', () => {
  const cells = [
    { text: '40%', shade: 1 },
    { text: '', shade: 0 },
  ];
  const { texts, boxes } = drawn({
    title: 'Completed',
    columns: ['Mon', 'Tue'],
    rows: [{ name: '09–12', cells }],
  });
  expect(texts.slice(2)).toEqual(['Completed', 'Mon', 'Tue', '09–12', '40%']);
  expect(boxes).toEqual([
    ['silver', 409, 1],
    ['blue', 409, 0.45],
  ]);
});
