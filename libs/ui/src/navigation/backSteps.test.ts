import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BackSteps } from './backSteps.ts';

/** A window's history, whose movements arrive later, as a browser's do. */
class FakeHost {
  readonly entries: unknown[] = [{ key: 'list' }];
  at = 0;
  /** Movements after which the browser would scroll to where the page was. */
  restored = 0;
  /** Of each entry. */
  private readonly scrolling: ScrollRestoration[] = [];
  private readonly listeners: ((event: Event) => void)[] = [];
  readonly addEventListener = ((_: string, listener: (event: Event) => void) => {
    this.listeners.push(listener);
  }) as Window['addEventListener'];
  readonly history: History;

  constructor() {
    const stateNow = (): unknown => this.entries[this.at];
    const { scrolling } = this;
    const here = (): number => this.at;
    this.history = {
      get state(): unknown {
        return stateNow();
      },
      set scrollRestoration(value: ScrollRestoration) {
        scrolling[here()] = value;
      },
      pushState: (state: unknown) => {
        this.at += 1;
        this.entries.splice(this.at, Infinity, state);
        this.scrolling.splice(this.at);
      },
      back: () => this.move(-1),
      go: (delta: number) => this.move(delta),
    } as unknown as History;
  }

  move(delta: number): void {
    setTimeout(() => {
      if (this.at + delta < 0) return void this.entries.splice(0, Infinity, 'left');
      if (this.at + delta >= this.entries.length) return;
      this.at += delta;
      if (this.scrolling[this.at] !== 'manual') this.restored += 1;
      const event = new Event('popstate', { cancelable: true });
      let stopped = false;
      event.stopImmediatePropagation = () => (stopped = true);
      for (const listener of this.listeners) if (!stopped) listener(event);
    });
  }

  get key(): unknown {
    return (this.history.state as { key: string }).key;
  }
}

let host: FakeHost;
let shown: unknown;
let isBusy: boolean;
let steps: BackSteps;
/** Pages that the app's router went to because of a movement. */
let routed: unknown[];

const start = (): void => {
  steps = new BackSteps({ host, isShown: () => host.key === shown, isBusy: () => isBusy });
  host.addEventListener('popstate', () => {
    shown = host.key;
    routed.push(shown);
  });
};
const openPage = (key: string): void => {
  host.history.pushState({ key }, '');
  shown = key;
};
const settle = (): Promise<void> => vi.advanceTimersByTimeAsync(500).then(() => undefined);
const back = (): Promise<void> => {
  host.move(-1);
  return settle();
};

/** A dialog that closes when it is told to. */
class Dialog {
  isOpen = true;
  private readonly release: () => void;
  constructor() {
    this.release = steps.step(() => this.close());
  }
  close(): void {
    this.isOpen = false;
    this.release();
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  host = new FakeHost();
  shown = 'list';
  isBusy = false;
  routed = [];
  start();
});
afterEach(() => vi.useRealTimers());

describe('Back', () => {
  it('closes a dialog and leaves the page where it was', async () => {
    const dialog = new Dialog();
    await back();
    expect([dialog.isOpen, host.at, routed]).toEqual([false, 0, []]);
  });

  it('leaves the page scrolled as the dialog left it, and restores that of other pages', async () => {
    const dialog = new Dialog();
    dialog.close();
    await settle();
    expect([host.at, host.restored]).toEqual([0, 0]);
    openPage('report');
    await back();
    expect([host.at, host.restored]).toEqual([0, 1]);
  });

  it('closes the topmost of two dialogs first', async () => {
    const [lower, upper] = [new Dialog(), new Dialog()];
    await back();
    expect([lower.isOpen, upper.isOpen]).toEqual([true, false]);
    await back();
    expect([lower.isOpen, host.at, routed]).toEqual([false, 0, []]);
  });

  it('leaves a dialog that does not close, and its step', async () => {
    const asked = vi.fn();
    const release = steps.step(asked);
    await back();
    await back();
    expect([asked.mock.calls.length, host.at]).toEqual([2, 1]);
    release();
    await settle();
    expect(host.at).toBe(0);
  });

  it('after a dialog was closed otherwise goes to the page before at once', async () => {
    openPage('report');
    const dialog = new Dialog();
    dialog.close();
    await settle();
    expect([host.at, routed]).toEqual([1, []]);
    await back();
    expect(routed).toEqual(['list']);
  });

  it('from a page that a dialog led to shows the page below the dialog', async () => {
    openPage('report');
    const dialog = new Dialog();
    openPage('other');
    dialog.close();
    await settle();
    expect(host.key).toBe('other');
    await back();
    expect([routed, host.at]).toEqual([['report'], 1]);
  });

  it('after a reload within a dialog goes to the page before at once', async () => {
    openPage('report');
    new Dialog();
    host = Object.assign(new FakeHost(), { entries: host.entries, at: host.at });
    start();
    await back();
    expect([routed, host.at]).toEqual([['list'], 0]);
  });
});

it('a dialog that opens as another closes takes its place', async () => {
  const first = new Dialog();
  first.close();
  const second = new Dialog();
  await settle();
  expect([second.isOpen, host.at]).toEqual([true, 2]);
  await back();
  expect([second.isOpen, host.at, routed]).toEqual([false, 0, []]);
});

it('Forward does not open a dialog again, nor show an empty step', async () => {
  new Dialog();
  await back();
  host.move(1);
  await settle();
  expect([host.at, routed]).toEqual([0, []]);
});

it('waits with taking a step away until the page has changed', async () => {
  const dialog = new Dialog();
  isBusy = true;
  dialog.close();
  await settle();
  expect(host.at).toBe(1);
  openPage('report');
  isBusy = false;
  await settle();
  expect(host.key).toBe('report');
  await back();
  expect([routed, host.at]).toEqual([['list'], 0]);
});

it('unwinds all steps before a dialog that is a page goes back', async () => {
  openPage('share');
  const step = new Dialog();
  const then = vi.fn();
  steps.unwind(then);
  await settle();
  expect([step.isOpen, host.at, then.mock.calls.length, routed]).toEqual([true, 1, 1, []]);
  step.close();
  await back();
  expect(routed).toEqual(['list']);
});

it('leaves the history alone while no dialog is open', async () => {
  openPage('report');
  await back();
  expect(routed).toEqual(['list']);
});
