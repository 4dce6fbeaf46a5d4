import { expect, it } from 'vitest';
import { joinShapes } from './joinShapes.ts';

const dOf = (...shapes: Parameters<typeof joinShapes>[0]): unknown => joinShapes(shapes)[0]?.[1];

it('shapes that are drawn alike become one path', () => {
  expect(
    joinShapes([
      ['path', { d: 'm21 21-4.34-4.34', key: 'a' }],
      ['circle', { cx: '11', cy: '11', r: '8', key: 'b' }],
    ]),
  ).toEqual([
    [
      'path',
      {
        d: 'M21 21l-4.34-4.34M19 11A8 8 0 0 1 11 19A8 8 0 0 1 3 11A8 8 0 0 1 11 3A8 8 0 0 1 19 11z',
        key: '0',
      },
    ],
  ]);
});

it('a path begins where it says, whatever came before it', () => {
  expect(dOf(['path', { d: 'M3 3h1' }], ['path', { d: 'm.5-1.5.5 2 1 1' }])).toMatchObject({
    d: 'M3 3h1M.5 -1.5l.5 2 1 1',
  });
  expect(dOf(['path', { d: 'M1 2 3 4' }], ['path', { d: 'm9 18 6-6' }])).toMatchObject({
    d: 'M1 2L3 4M9 18l6-6',
  });
});

it('lines and rectangles, with round corners and without, keep their place and size', () => {
  expect(dOf(['line', { x1: '1', y1: '2', x2: '3', y2: '4' }])).toMatchObject({ d: 'M1 2L3 4' });
  expect(dOf(['rect', { x: '2', y: '4', width: '20', height: '16' }])).toMatchObject({
    d: 'M2 4h20v16h-20z',
  });
  expect(dOf(['rect', { x: '2', y: '4', width: '20', height: '16', rx: '2' }])).toMatchObject({
    d: 'M4 4h16a2 2 0 0 1 2 2v12a2 2 0 0 1 -2 2h-16a2 2 0 0 1 -2 -2v-12a2 2 0 0 1 2 -2z',
  });
});

it('what has looks of its own stays apart, and in its order', () => {
  const dot = ['circle', { cx: '1', cy: '1', r: '1', fill: 'currentColor' }] as const;
  const line = ['path', { d: 'M0 0h1' }] as const;
  expect(joinShapes([line, line, dot, line]).map(([tag]) => tag)).toEqual([
    'path',
    'circle',
    'path',
  ]);
});
