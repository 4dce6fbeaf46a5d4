import { applyPartnerTheme, reportColor } from '@forecourt/ui/theme';
import type { PartnerColorKey, PartnerColorReport, PartnerColors } from '@forecourt/ui/theme';

type Listener = (report: PartnerColorReport) => void;

export interface ThemePaintOptions {
  /** @default requestAnimationFrame */
  requestFrame?: (paint: () => void) => number;
  /** @default cancelAnimationFrame */
  cancelFrame?: (frame: number) => void;
}

/**
 * Puts colours on pages as CSS variables, past React, at most once a frame: while a picker is dragged
 * nothing is rendered anew, neither the console nor what it previews.
 */
export class ThemePaint {
  private colors: PartnerColors;
  private frame: number | null = null;
  /** With each page how many frames it waits for its next colour. */
  private readonly pages = new Map<HTMLElement, number>();
  private painted = 0;
  private readonly listeners = new Map<PartnerColorKey, Set<Listener>>();
  private readonly requestFrame: NonNullable<ThemePaintOptions['requestFrame']>;
  private readonly cancelFrame: NonNullable<ThemePaintOptions['cancelFrame']>;

  constructor(colors: PartnerColors, options: ThemePaintOptions = {}) {
    this.colors = colors;
    this.requestFrame = options.requestFrame ?? ((paint) => requestAnimationFrame(paint));
    this.cancelFrame = options.cancelFrame ?? ((frame) => cancelAnimationFrame(frame));
  }

  /**
   * Paints a page from now on.
   *
   * @param every of how many frames of a drag it takes part in one; a large page costs much of a frame
   * @returns the way to leave it alone again
   */
  add(page: HTMLElement, every = 1): () => void {
    this.pages.set(page, every);
    applyPartnerTheme(this.colors, page);
    return () => this.pages.delete(page);
  }

  /** Tells of a colour whenever it is painted. @returns the way to stop */
  listen(key: PartnerColorKey, listener: Listener): () => void {
    const of = this.listeners.get(key) ?? new Set();
    this.listeners.set(key, of.add(listener));
    return () => of.delete(listener);
  }

  /** One step of a drag: painted with the next frame, with whatever the drag has come to by then. */
  drag(key: PartnerColorKey, hex: string): void {
    this.colors = { ...this.colors, [key]: hex };
    this.frame ??= this.requestFrame(() => this.paint());
  }

  /** Paints these colours now; a step of a drag that waits is forgotten. */
  show(colors: PartnerColors): void {
    this.colors = colors;
    this.stop();
    this.painted = 0;
    this.paint();
  }

  /** Paints nothing more that is waiting. */
  stop(): void {
    if (this.frame !== null) this.cancelFrame(this.frame);
    this.frame = null;
  }

  private paint(): void {
    this.frame = null;
    let waits = false;
    for (const [page, every] of this.pages) {
      if (this.painted % every === 0) applyPartnerTheme(this.colors, page);
      else waits = true;
    }
    this.painted += 1;
    // Who waits has its turn also when the drag rests.
    if (waits) this.frame = this.requestFrame(() => this.paint());
    for (const [key, listeners] of this.listeners) {
      if (listeners.size === 0) continue;
      const report = reportColor(key, this.colors[key]);
      for (const listener of listeners) listener(report);
    }
  }
}
