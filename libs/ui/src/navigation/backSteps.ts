/** What an entry of the history keeps of the dialogs that were open over its page. */
interface StepState {
  /** The steps on this entry, the topmost one last. */
  steps?: readonly string[];
}

export interface BackStepsOptions {
  /** Whether the page shows the current entry of the history already. */
  isShown(): boolean;
  /** Whether the page is about to change, so that no step may be taken away yet. @default never */
  isBusy?(): boolean;
  host?: Pick<Window, 'history' | 'addEventListener'>;
}

/** How long a dialog has to close after Back, and a page to change, in milliseconds. */
const CLOSE_TIMEOUT_MS = 60;

/**
 * Gives dialogs that have no address a step in the browser's history, so that Back closes them and
 * leaves the page as it was (spec §2, Shell). A step is an entry with the address and the state of
 * the page below it, and a name. The app's router never hears of it, if it is made after the steps:
 * a window's listeners are called in the order in which they were added.
 */
export class BackSteps {
  private readonly options: BackStepsOptions;
  private readonly host: Pick<Window, 'history' | 'addEventListener'>;
  private readonly open = new Map<string, () => void>();
  /** The steps on the entry that the window was at last. */
  private last: readonly string[];
  /** Movements that this class began and whose end it awaits. */
  private own = 0;
  private whenBack: (() => void) | undefined;
  /** Names differ between loads of a page: its history outlives it. */
  private readonly prefix = Math.random().toString(36).slice(2);
  private count = 0;

  constructor(options: BackStepsOptions) {
    this.options = options;
    this.host = options.host ?? window;
    this.last = this.current();
    this.host.addEventListener('popstate', (event) => this.arrive(event));
  }

  /**
   * Adds a step.
   *
   * @param back called when the user goes back over it; closes what was opened. If it does not
   * close, the step is added again.
   * @returns takes the step away, once what was opened has closed
   */
  readonly step = (back: () => void): (() => void) => {
    const name = `${this.prefix}${(this.count += 1)}`;
    this.open.set(name, back);
    this.push(name);
    return () => {
      this.open.delete(name);
      setTimeout(() => this.tidy());
    };
  };

  /** Goes back to the page below all steps, without closing anything, and calls `then` there. */
  unwind(then: () => void): void {
    const { length } = this.current();
    if (length === 0) return then();
    this.whenBack = then;
    this.go(length);
  }

  private current(): readonly string[] {
    return (this.host.history.state as StepState | null)?.steps ?? [];
  }

  private isOver(name: string | undefined): boolean {
    return name !== undefined && !this.open.has(name);
  }

  private push(name: string): void {
    const { history } = this.host;
    this.last = [...this.current(), name];
    // The page below may be scrolled by what the dialog did: the browser would undo that on the way back.
    history.scrollRestoration = 'manual';
    history.pushState({ ...(history.state as StepState | null), steps: this.last }, '');
    history.scrollRestoration = 'auto';
  }

  private go(count: number): void {
    this.own += 1;
    this.host.history.go(-count);
  }

  /** Leaves the entries whose steps are over, unless a page was opened on top of them. */
  private tidy(): void {
    if (this.own > 0 || this.options.isBusy?.()) {
      setTimeout(() => this.tidy(), CLOSE_TIMEOUT_MS);
      return;
    }
    const names = this.current();
    const isKept = (name: string): boolean => !this.isOver(name);
    const over = names.length - (names.findLastIndex(isKept) + 1);
    if (over > 0) this.go(over);
  }

  private arrive(event: Event): void {
    this.host.history.scrollRestoration = 'auto';
    const names = this.current();
    const before = this.last;
    const isOwn = this.own > 0;
    if (isOwn) this.own -= 1;
    const isShown = this.options.isShown();
    if (isShown && (names.length > 0 || before.length > 0)) event.stopImmediatePropagation();
    if (this.whenBack) {
      this.last = names;
      const then = this.whenBack;
      this.whenBack = undefined;
      return then();
    }
    const wasOver = this.isOver(before.at(-1));
    const closed = [...this.open].filter(([name]) => !names.includes(name)).reverse();
    for (const [name, back] of closed) this.close(name, back);
    this.last = names;
    if (this.isOver(names.at(-1))) {
      // Somebody came upon a step that is over, by Back or Forward: nothing is to be seen there.
      event.stopImmediatePropagation();
      this.go(1);
    } else if (isShown && wasOver && !isOwn && closed.length === 0) {
      // Back from a step that was over changed nothing for the user, who meant the page before.
      this.host.history.back();
    }
  }

  private close(name: string, back: () => void): void {
    back();
    setTimeout(() => {
      if (this.open.get(name) === back && this.options.isShown()) this.push(name);
    }, CLOSE_TIMEOUT_MS);
  }
}
