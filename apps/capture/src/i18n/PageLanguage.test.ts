import type { Locales } from '@forecourt/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Languages } from './languages.ts';
import { PageLanguage } from './PageLanguage.ts';

const locale = (locale_code: string) => ({
  local_name: locale_code,
  locale_code,
  data: { bo: `/translations/${locale_code}.json` },
});
const locales = (...codes: string[]): Locales => ({ default: 'en-US', list: codes.map(locale) });

/** A page whose other languages are available, slow, or missing. */
function make(offer: Languages['offer'] = () => Promise.resolve()) {
  const open = vi.fn((show: (view: object) => void) => {
    const choose = (code: string) => Promise.resolve(show({ locale: code }));
    return Promise.resolve({ offer, choose });
  });
  const language = new PageLanguage(open);
  const seen: boolean[] = [];
  language.subscribe(() => seen.push(language.getView().opening));
  return { language, open, seen };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the language of the page', () => {
  it('loads nothing for a partner with the bundle’s own', async () => {
    const { language, open, seen } = make();
    await language.offer(locales('en-US'));
    expect(open).not.toHaveBeenCalled();
    expect(seen).toEqual([]);
  });

  it('waits for the first texts, so that nothing is read in two languages', async () => {
    const { language, seen } = make();
    await language.offer(locales('en-US', 'et-EE'));
    expect(seen).toEqual([true, false]);
  });

  it('does not wait for a file that takes too long', async () => {
    const { language } = make(() => new Promise(() => undefined));
    const offered = language.offer(locales('en-US', 'et-EE'));
    expect(language.getView().opening).toBe(true);
    await vi.advanceTimersByTimeAsync(1500);
    await offered;
    expect(language.getView()).toMatchObject({ opening: false, locale: 'en-US' });
  });

  it('takes an offer once, and again where it failed', async () => {
    const offer = vi.fn<Languages['offer']>().mockRejectedValueOnce(new Error('tunnel'));
    offer.mockResolvedValue(undefined);
    const { language } = make(offer);
    for (let round = 0; round < 3; round += 1) await language.offer(locales('en-US', 'et-EE'));
    expect(offer).toHaveBeenCalledTimes(2);
  });

  it('tells when another is chosen', async () => {
    const { language } = make();
    await language.offer(locales('en-US', 'et-EE'));
    await language.choose('et-EE');
    expect(language.getView().locale).toBe('et-EE');
  });
});
