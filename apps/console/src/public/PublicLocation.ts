import { action, makeObservable, observable } from 'mobx';

/** How many steps of this page lie behind an entry of the history. */
interface Step {
  depth: number;
}

const depthOf = (): number => (window.history.state as Step | null)?.depth ?? 0;

/**
 * The address of the one public page, without a router: it has a report, and what opens over it. The
 * page opens sooner by what a router weighs.
 */
export class PublicLocation {
  pathname = window.location.pathname;
  hash = window.location.hash;

  constructor() {
    makeObservable<this, 'read'>(this, {
      pathname: observable,
      hash: observable,
      read: action,
    });
    window.addEventListener('popstate', () => this.read());
    window.addEventListener('hashchange', () => this.read());
  }

  /** Goes to an address of this page. */
  go(href: string, { replace = false } = {}): void {
    const depth = depthOf() + (replace ? 0 : 1);
    const step: Step = { depth };
    if (replace) window.history.replaceState(step, '', href);
    else window.history.pushState(step, '', href);
    this.read();
  }

  /** One step back; to `href` when the page was opened by this address and there is no step to take. */
  back(href: string): void {
    if (depthOf() > 0) window.history.back();
    else this.go(href, { replace: true });
  }

  private read(): void {
    this.pathname = window.location.pathname;
    this.hash = window.location.hash;
  }
}
