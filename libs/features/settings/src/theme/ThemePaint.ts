import { applyPartnerTheme, ColorDrag, reportColor } from '@forecourt/ui/theme';
import type { PartnerColorKey, PartnerColorReport, PartnerColors } from '@forecourt/ui/theme';

type Listener = (report: PartnerColorReport) => void;

export interface ThemePaintOptions {
  /** @default requestAnimationFrame */
  requestFrame?: (paint: () => void) => number;
  /** @default cancelAnimationFrame */
  cancelFrame?: (frame: number) => void;
}

/**
 * Puts colours on pages past React, at most once a frame: while a picker is dragged nothing is rendered
 * anew, neither the console nor what it previews. A drag paints the elements that wear its colour; once
 * it has ended the pages have the colour as a whole.
 */
export class ThemePaint {
  private colors: PartnerColors;
  private frame: number | null = null;
  private dragged: PartnerColorKey | null = null;
  /** Each page with the drag that paints it. */
  private readonly pages = new Map<HTMLElement, ColorDrag | null>();
  private readonly listeners = new Map<PartnerColorKey, Set<Listener>>();
  private readonly requestFrame: NonNullable<ThemePaintOptions['requestFrame']>;
  private readonly cancelFrame: NonNullable<ThemePaintOptions['cancelFrame']>;

  constructor(colors: PartnerColors, options: ThemePaintOptions = {}) {
    this.colors = colors;
    this.requestFrame = options.requestFrame ?? ((paint) => requestAnimationFrame(paint));
    this.cancelFrame = options.cancelFrame ?? ((frame) => cancelAnimationFrame(frame));
  }

  /** Paints a page from now on. @returns the way to leave it alone again */
  add(page: HTMLElement): () => void {
    this.pages.set(page, null);
    applyPartnerTheme(this.colors, page);
    return () => {
      this.pages.get(page)?.end();
      this.pages.delete(page);
    };
  }

  /** Tells of a colour whenever it is painted. @returns the way to stop */
  listen(key: PartnerColorKey, listener: Listener): () => void {
    const of = this.listeners.get(key) ?? new Set();
    this.listeners.set(key, of.add(listener));
    return () => of.delete(listener);
  }

  /** One step of a drag: painted with the next frame, with whatever the drag has come to by then. */
  drag(key: PartnerColorKey, hex: string): void {
    if (this.dragged !== key) this.settle();
    this.dragged = key;
    this.colors = { ...this.colors, [key]: hex };
    this.frame ??= this.requestFrame(() => this.paint(key));
  }

  /** The drag has ended: the pages have its colour as a whole. */
  settle(): void {
    if (this.dragged) this.show(this.colors);
  }

  /** Paints these colours now; a step of a drag that waits is forgotten. */
  show(colors: PartnerColors): void {
    this.colors = colors;
    for (const page of this.pages.keys()) applyPartnerTheme(colors, page);
    this.stop();
    for (const key of this.listeners.keys()) this.tell(key);
  }

  /** Paints nothing more that is waiting. */
  stop(): void {
    if (this.frame !== null) this.cancelFrame(this.frame);
    this.frame = null;
    this.dragged = null;
    for (const [page, drag] of this.pages) {
      drag?.end();
      this.pages.set(page, null);
    }
  }

  private paint(key: PartnerColorKey): void {
    this.frame = null;
    const { shades } = reportColor(key, this.colors[key]);
    for (const [page, known] of this.pages) {
      const drag = known ?? new ColorDrag(page, key);
      this.pages.set(page, drag);
      drag.paint(shades);
    }
    this.tell(key);
  }

  private tell(key: PartnerColorKey): void {
    const listeners = this.listeners.get(key);
    if (!listeners?.size) return;
    const report = reportColor(key, this.colors[key]);
    for (const listener of listeners) listener(report);
  }
}
