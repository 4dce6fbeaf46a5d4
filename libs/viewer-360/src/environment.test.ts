import { afterEach, describe, expect, it, vi } from 'vitest';
import { memoryBudget, savesData } from './environment.ts';

afterEach(() => vi.unstubAllGlobals());

describe('what the visitor’s device asks for', () => {
  it.each([
    [{ connection: { saveData: true, effectiveType: '4g' } }, true],
    [{ connection: { saveData: false, effectiveType: '3g' } }, true],
    [{ connection: { saveData: false, effectiveType: 'slow-2g' } }, true],
    [{ connection: { saveData: false, effectiveType: '4g' } }, false],
    [{}, false],
  ])('is to save data, or not: %o', (navigator, saves) => {
    vi.stubGlobal('navigator', navigator);
    expect(savesData()).toBe(saves);
  });

  it('is less memory on a small device, and the usual where nobody says', () => {
    vi.stubGlobal('navigator', { deviceMemory: 2 });
    const small = memoryBudget();
    vi.stubGlobal('navigator', {});
    expect(memoryBudget()).toBe(small * 2);
  });
});
