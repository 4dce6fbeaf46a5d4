import { describe, expect, it } from 'vitest';
import { announcement } from './accessibility.ts';
import { initialState, reduce, type SpinEvent } from './machine.ts';
import { defaultTexts } from './texts.ts';

/** All announcements made while these events happen. */
function said(count: number, ...events: SpinEvent[]) {
  const words: string[] = [];
  let state = initialState(count, 0, false);
  for (const event of events) {
    const next = reduce(state, event);
    const text = announcement(next, state, defaultTexts);
    if (text) words.push(text);
    state = next;
  }
  return words;
}

const settle = (tier: 'low' | 'high', ok = true): SpinEvent => ({ type: 'settle', tier, ok });

describe('announcements', () => {
  it('are few: ready, and high resolution ready', () => {
    const low = [settle('low'), settle('low')];
    const high: SpinEvent[] = [{ type: 'hd', on: true }, settle('high'), settle('high')];
    const turns = [1, 0, 1].map((frame): SpinEvent => ({ type: 'turn', frame }));
    expect(said(2, { type: 'start' }, ...low, ...turns, ...high, ...turns)).toEqual([
      '360 view is ready',
      'High resolution is ready',
    ]);
  });

  it('say so when there is nothing to show', () => {
    expect(said(1, { type: 'start' }, settle('low', false))).toEqual(['No pictures to show']);
  });

  it('do not speak of single frames that failed', () => {
    expect(said(2, { type: 'start' }, settle('low', false), settle('low'))).toEqual([
      '360 view is ready',
    ]);
  });
});
