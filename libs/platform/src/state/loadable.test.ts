import { describe, expect, it } from 'vitest';
import {
  failed,
  initial,
  type Loadable,
  loaded,
  loading,
  mapLoadable,
  match,
  valueOf,
} from './loadable.ts';

const tell = (loadable: Loadable<number, string>): string =>
  match(loadable, {
    initial: () => 'nothing yet',
    loading: (previous) => `loading over ${previous}`,
    loaded: (value, at) => `${value} at ${at}`,
    error: (error, previous) => `${error} over ${previous}`,
  });

describe('Loadable', () => {
  const value = loaded(5, 100);

  it('is told apart case by case', () => {
    const states: Loadable<number, string>[] = [initial, loading(), value, failed('offline')];
    expect(states.map(tell)).toEqual([
      'nothing yet',
      'loading over undefined',
      '5 at 100',
      'offline over undefined',
    ]);
  });

  it('keeps the previous value through a refresh that fails twice', () => {
    const again = loading<number, string>(failed('offline', loading<number, string>(value)));
    expect(tell(again)).toBe('loading over 5');
    expect(tell(failed('still offline', again))).toBe('still offline over 5');
    expect(valueOf(again)).toBe(5);
  });

  it('is mapped in every state that holds a value', () => {
    const half = (state: Loadable<number, string>) => mapLoadable(state, (number) => number / 2);
    const states: Loadable<number, string>[] = [
      initial,
      value,
      loading(value),
      failed('x', value),
      failed('y'),
    ];
    expect(states.map(half)).toEqual([
      initial,
      loaded(2.5, 100),
      loading(loaded(2.5, 100)),
      failed('x', loaded(2.5, 100)),
      failed('y'),
    ]);
  });
});
