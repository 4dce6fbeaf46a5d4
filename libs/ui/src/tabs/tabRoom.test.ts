import { describe, expect, it } from 'vitest';
import { tabsThatFit } from './tabRoom.ts';

const tabs = [100, 50, 60, 70];
const fit = (room: number, current = 0): number => tabsThatFit({ tabs, room, more: 64, current });

describe('the tabs that fit', () => {
  it('are all of them where there is room, without the menu', () => {
    expect(fit(292)).toBe(4);
  });

  it('leave room for the menu of the others', () => {
    expect(fit(291)).toBe(3);
    expect(fit(285)).toBe(2);
    expect(fit(60)).toBe(0);
  });

  it('leave room for the name of the current one in the menu', () => {
    expect(fit(285, 3)).toBe(2);
    expect(fit(248, 3)).toBe(2);
    expect(fit(247, 3)).toBe(1);
  });
});
