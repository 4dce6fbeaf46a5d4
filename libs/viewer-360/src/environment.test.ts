import { afterEach, describe, expect, it, vi } from 'vitest';
import { memoryBudget, savesData } from './environment.ts';

afterEach(() => vi.unstubAllGlobals());

describe('what the visitor’s device asks for', () => {
  it.each([
    [{ connection: { saveData: true, effectiveType: '4g' } }, true],
    [{ connection: { saveData: false, effectiveType: '3g' } }, true],
    [{ connection: { saveData: false, effectiveType: 'slow-2g' } }, true],
    [{ connection: { saveData: false, effectiveType: '4g' } }, false],
    [{ connection: { effectiveType: '4g', type: 'cellular' } }, true],
    [{ connection: { effectiveType: '4g', type: 'wifi' } }, false],
    [{}, false],
  ])('is to save data, or not: %o', (navigator, saves) => {
    vi.stubGlobal('navigator', navigator);
    vi.stubGlobal('matchMedia', () => ({ matches: false }));
    expect(savesData()).toBe(saves);
  });

  it('is to save data on a phone, whatever it tells about its connection', () => {
    vi.stubGlobal('navigator', { connection: { effectiveType: '4g', type: 'wifi' } });
    vi.stubGlobal('innerWidth', 390);
    const asked: string[] = [];
    vi.stubGlobal('matchMedia', (query: string) => {
      asked.push(query);
      return { matches: true };
    });
    expect(savesData()).toBe(true);
    expect(asked[0]).toMatch(/pointer: coarse/);
    vi.stubGlobal('innerWidth', 1180);
    expect(savesData()).toBe(false);
  });

  it('is less memory on a small device, and the usual where it is unknown', () => {
    vi.stubGlobal('navigator', { deviceMemory: 2 });
    const small = memoryBudget();
    vi.stubGlobal('navigator', {});
    expect(memoryBudget()).toBe(small * 2);
  });
});
