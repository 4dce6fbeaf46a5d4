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
 * Applies colors to pages without React, at most once per frame, so that dragging a picker
 * rerenders neither the console nor its previews. A drag only styles the elements with its color;
 * at the end the whole page gets the theme.
 */
export class ThemePaint {
  private colors: PartnerColors;
  private frame: number | null = null;
  private dragged: PartnerColorKey | null = null;
  /** Each page with the drag that styles it. */
  private readonly pages = new Map<HTMLElement, ColorDrag | null>();
  private readonly listeners = new Map<PartnerColorKey, Set<Listener>>();
  private readonly requestFrame: NonNullable<ThemePaintOptions['requestFrame']>;
  private readonly cancelFrame: NonNullable<ThemePaintOptions['cancelFrame']>;

  constructor(colors: PartnerColors, options: ThemePaintOptions = {}) {
    this.colors = colors;
    this.requestFrame = options.requestFrame ?? ((paint) => requestAnimationFrame(paint));
    this.cancelFrame = options.cancelFrame ?? ((frame) => cancelAnimationFrame(frame));
  }

  /** Themes a page from now on. @returns the stop function */
  add(page: HTMLElement): () => void {
    this.pages.set(page, null);
    applyPartnerTheme(this.colors, page);
    return () => {
      this.pages.get(page)?.end();
      this.pages.delete(page);
    };
  }

  /** Calls back with a color whenever it is painted. @returns the unsubscribe function */
  listen(key: PartnerColorKey, listener: Listener): () => void {
    const of = this.listeners.get(key) ?? new Set();
    this.listeners.set(key, of.add(listener));
    return () => of.delete(listener);
  }

  /** One step of a drag: painted in the next frame, with the latest color by then. */
  drag(key: PartnerColorKey, hex: string): void {
    if (this.dragged !== key) this.settle();
    this.dragged = key;
    this.colors = { ...this.colors, [key]: hex };
    this.frame ??= this.requestFrame(() => this.paint(key));
  }

  /** The drag has ended: applies its color to whole pages. */
  settle(): void {
    if (this.dragged) this.show(this.colors);
  }

  /** Applies these colors now; cancels a pending step of a drag. */
  show(colors: PartnerColors): void {
    this.colors = colors;
    for (const page of this.pages.keys()) applyPartnerTheme(colors, page);
    this.stop();
    for (const key of this.listeners.keys()) this.tell(key);
  }

  /** Cancels pending painting. */
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
