import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { paths } from '../paths.ts';

/** What the window shows. Once it is left, it is empty and stays so until the next page is there. */
export class Page {
  private readonly root = createRoot(document.getElementById('root')!);
  private isLeft = false;

  render(node: ReactNode): void {
    if (!this.isLeft) this.root.render(node);
  }

  /**
   * Takes everything off the page, with the connections that it holds, and loads it anew or goes where
   * one signs in, unless one is there already (spec §8): the memory of this page goes with it, and the
   * browser has nothing to come back to.
   *
   * @param before done once whatever was on its way has failed and put back what it held
   */
  leave(to: 'here' | 'login', before?: () => void): void {
    if (this.isLeft) return;
    this.isLeft = true;
    this.root.unmount();
    document.title = '';
    setTimeout(() => {
      before?.();
      const { location } = window;
      if (to === 'login' && location.pathname !== paths.login) location.replace(paths.login);
      else location.reload();
    });
  }
}
