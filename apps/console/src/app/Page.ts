import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { paths } from '../paths.ts';

/** The content of the window. Once it has been left, it stays empty until the next page loads. */
export class Page {
  private readonly root = createRoot(document.getElementById('root')!);
  private isLeft = false;

  render(node: ReactNode): void {
    if (!this.isLeft) this.root.render(node);
  }

  /**
   * Unmounts the page and closes its connections, then reloads it or goes to sign-in (spec §8):
   * this clears the page's memory and leaves nothing in the browser's history to return to.
   *
   * @param before called once pending requests have failed and rolled back
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
