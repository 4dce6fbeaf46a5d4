import type { Browser, Page } from 'playwright';
import { partnerPresets } from '../../libs/ui/src/theme/presets.ts';
import type { PartnerPresetName } from '../../libs/ui/src/theme/presets.ts';
import { holdStill, paint, settle, show } from './inStory.mjs';
import { storyUrl } from './storybook.mjs';

/** Of a window, in CSS px. */
export interface Size {
  width: number;
  height: number;
}

export interface Paint {
  partner: PartnerPresetName;
  scheme: 'light' | 'dark';
}

/** The day of the fixtures: "2 h ago" and "ends in 3 h" read the same whenever a picture is taken. */
const NOW = Date.parse('2026-03-12T10:30:00.000Z');
/** Any story without an answer of the server; it is only there to load Storybook's frame. */
const FIRST = 'foundations-specimens--greys';
/** Those that play on to the next page, or by a clock that runs: their first look is the picture. */
const UNPLAYED = /^screens-capture-(welcome|steps|damage|review|your-dealer)--/;
/** How long a story may take to be mounted and played, in ms. */
const TO_PLAY = 120_000;
/** Of the JPEGs, in percent: they are scaled down afterwards. */
const QUALITY = 92;

const STILL = `*, *::before, *::after {
  animation-duration: 0s !important; animation-delay: 0s !important; transition: none !important;
  caret-color: transparent !important; scroll-behavior: auto !important; }
  ::-webkit-scrollbar { display: none; }`;

/** A window of the built Storybook that shows one story after the other, without loading it again. */
export class Stage {
  readonly page: Page;

  private constructor(page: Page) {
    this.page = page;
  }

  static async open(browser: Browser, address: string): Promise<Stage> {
    const page = await browser.newPage({
      reducedMotion: 'reduce',
      locale: 'en-US',
      timezoneId: 'Europe/Tallinn',
    });
    await page.addInitScript(holdStill, NOW);
    // The check of accessibility has tests of its own and takes longer than the picture.
    const globals = { motion: 'reduced', 'a11y.manual': '!true' };
    await page.goto(storyUrl(address, FIRST, globals), { waitUntil: 'commit' });
    await page.waitForFunction('document.body?.classList.contains("sb-show-main")');
    await page.addStyleTag({ content: STILL });
    return new Stage(page);
  }

  /** Mounts a story in a window of this size and waits until it was played; throws if it failed. */
  async show(id: string, size: Size): Promise<void> {
    await this.page.setViewportSize(size);
    const isPlayed = !UNPLAYED.test(id);
    const problem = await this.page.evaluate(show, { id, isPlayed, patience: TO_PLAY });
    if (problem) throw new Error(`${id} at ${size.width} px: ${problem}`);
    await this.page.evaluate(settle);
  }

  /** The story as it is shown now, in these colors: a JPEG of the window. */
  async take({ partner, scheme }: Paint): Promise<Buffer> {
    const { colors } = partnerPresets[partner];
    await this.page.evaluate(paint, { colors, isDark: scheme === 'dark' });
    await this.page.evaluate(settle);
    return this.page.screenshot({ type: 'jpeg', quality: QUALITY });
  }

  close(): Promise<void> {
    return this.page.context().close();
  }
}
