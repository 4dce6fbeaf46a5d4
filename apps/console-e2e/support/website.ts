import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';

/** What a website's strict policy allows of the product at an origin, as `docs/embed.md` says. */
export const allowing = (origin: string): string =>
  `script-src ${origin}; frame-src ${origin}; connect-src ${origin}`;

/** A dealer's own website: another origin than the product's, under a strict policy. */
export class Website {
  readonly origin: string;
  private readonly server: Server;
  private body = '';
  private policy = '';

  private constructor(server: Server) {
    this.server = server;
    // Pages are served as `localhost`: this is another site.
    this.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  }

  static async start(): Promise<Website> {
    const server = createServer();
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const website = new Website(server);
    server.on('request', (_request, answer) => {
      answer.setHeader('content-type', 'text/html; charset=utf-8');
      answer.setHeader('content-security-policy', website.policy);
      answer.end(website.body);
    });
    return website;
  }

  /**
   * Opens a page of it, and remembers the events of the form and what the policy refused.
   *
   * @param body its content
   * @param allowed directives besides those that allow nothing
   */
  async open(page: Page, body: string, allowed: string): Promise<void> {
    this.body = `<!doctype html><html lang="en"><head><title>A dealer</title></head><body><h1>A dealer</h1>${body}</body></html>`;
    this.policy = `default-src 'none'; require-trusted-types-for 'script'; ${allowed}`;
    await page.addInitScript(() => {
      const heard: unknown[] = [];
      Object.assign(window, { heard, refused: [] });
      for (const name of ['forecourt:started', 'forecourt:completed'])
        window.addEventListener(name, (event) =>
          heard.push([name, (event as CustomEvent<unknown>).detail]),
        );
      document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
        (window as unknown as Remembered).refused.push(effectiveDirective),
      );
    });
    await page.goto(this.origin);
  }

  close(): void {
    this.server.close();
    this.server.closeAllConnections();
  }
}

interface Remembered {
  heard: [name: string, detail: unknown][];
  refused: string[];
}

/** Events of the form that reached the website's window, with their details. */
export const heard = (page: Page): Promise<Remembered['heard']> =>
  page.evaluate(() => (window as unknown as Remembered).heard);

/** Directives of the website's policy that something violated. */
export const refused = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as unknown as Remembered).refused);
