import { expect, test } from 'vitest';
import { uiTextOf } from './uiTextOf.ts';

test('a translation file changes the kit’s own texts, one by one', () => {
  const text = (value: string) => [{ type: 0, value }];
  const messages = {
    'ui.close': text('Sulge'),
    AbCd12: text('Päringud'),
    'ui.undo': [{ type: 1, value: 'name' }],
  };
  expect(uiTextOf(messages)).toEqual({ close: 'Sulge' });
  expect(uiTextOf({})).toBeUndefined();
});
