import { expect, test } from 'vitest';
import { readFormMessage } from './protocol.ts';

test.each(['ready', 'started', 'completed', 'close'])('the form may say "%s"', (forecourt) => {
  expect(readFormMessage({ forecourt, phone: '+372' })).toEqual({ forecourt });
});

test('a height is a number of pixels that a form can have', () => {
  expect(readFormMessage({ forecourt: 'height', height: 420 })).toEqual({
    forecourt: 'height',
    height: 420,
  });
  for (const height of [0, -1, NaN, Infinity, 4001, '420', undefined])
    expect(readFormMessage({ forecourt: 'height', height })).toBeUndefined();
});

test.each([null, undefined, 'ready', 7, {}, { forecourt: 'open' }, { forecourt: ['ready'] }])(
  'nothing else counts: %j',
  (data) => {
    expect(readFormMessage(data)).toBeUndefined();
  },
);
