import { EventEmitter } from 'node:events';
import { expect, test } from 'vitest';
import { listenTo, sampleOf } from './problems.mjs';

const message = (type: string, text: string, url = 'http://localhost/assets/story.js') => ({
  type: () => type,
  text: () => text,
  location: () => ({ url }),
});

/** What is noted of a page that shows one story, then another. */
function heard(...events: [name: string, what: unknown][]): string[] {
  const page = new EventEmitter();
  const current = { id: 'field--aside' };
  const problems: string[] = [];
  listenTo(page, current, (problem) => problems.push(problem));
  for (const [name, what] of events) {
    page.emit(name, what);
    current.id = 'tooltip--on-hover';
  }
  return problems;
}

test('an error is a problem of the story that is shown, caught or not', () => {
  const error = new TypeError('Cannot assign to read only property');
  expect(heard(['pageerror', error], ['console', message('error', 'No key')])).toEqual([
    'field--aside: error Cannot assign to read only property',
    'tooltip--on-hover: error No key http://localhost/assets/story.js',
  ]);
});

test('a warning of the browser and what is logged for information are none', () => {
  const events = ['warning', 'log', 'info', 'debug'].map((type): [string, unknown] => [
    'console',
    message(type, type),
  ]);
  expect(heard(...events)).toEqual([]);
});

test('an answer that a story’s mocked server refuses is none, a file that is missing is', () => {
  const failed = 'Failed to load resource: the server responded with a status of 404';
  const at = (path: string): [string, unknown] => [
    'console',
    message('error', failed, `http://localhost${path}`),
  ];
  expect(
    heard(at('/api/cars'), at('/chats/c1'), at('/media/front.jpg'), at('/assets/story.js')),
  ).toHaveLength(1);
});

test('a sample has every nth, with the first', () => {
  expect(sampleOf([1, 2, 3, 4, 5], 2)).toEqual([1, 3, 5]);
  expect(sampleOf([1, 2, 3], 1)).toEqual([1, 2, 3]);
});
