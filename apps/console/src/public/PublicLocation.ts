import { action, makeObservable, observable } from 'mobx';

/** Number of this page's history entries before the current one. */
interface Step {
  depth: number;
}

const depthOf = (): number => (window.history.state as Step | null)?.depth ?? 0;

/**
 * The address of the public page, without a router: there are only a report and its overlays.
 * Omitting the router's code makes the page open faster.
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

  /** Navigates to an address of this page. */
  go(href: string, { replace = false } = {}): void {
    const depth = depthOf() + (replace ? 0 : 1);
    const step: Step = { depth };
    if (replace) window.history.replaceState(step, '', href);
    else window.history.pushState(step, '', href);
    this.read();
  }

  /** One step back; to `href` if the page was opened by this address and has no history. */
  back(href: string): void {
    if (depthOf() > 0) window.history.back();
    else this.go(href, { replace: true });
  }

  private read(): void {
    this.pathname = window.location.pathname;
    this.hash = window.location.hash;
  }
}
