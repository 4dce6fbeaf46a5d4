import type axe from 'axe-core';
// Its own `source` is of no use once a bundler has renamed what it refers to.
import axeSource from 'axe-core/axe.min.js?raw';
import { expect, waitFor } from 'storybook/test';

/** Widths of mail programs on a phone and on a desk, in CSS px. */
const WIDTHS = [360, 600];

/**
 * Reads every mail of `Mailboxes`: it has colors of its scheme, fits the widths of mail programs, and has no
 * fault that axe finds, such as too little contrast.
 */
export async function readMailboxes({ canvasElement }: { canvasElement: HTMLElement }) {
  const frames = [...canvasElement.querySelectorAll('iframe')];
  await expect(frames).toHaveLength(6);
  const backgrounds = new Set<string>();
  for (const frame of frames) {
    const page = await mailOf(frame);
    backgrounds.add(getComputedStyle(page.body).backgroundColor);
    for (const width of WIDTHS) {
      frame.style.width = `${width}px`;
      await waitFor(() => expect(frame.contentWindow!.innerWidth).toBe(width));
      await expect(page.documentElement.scrollWidth).toBe(page.documentElement.clientWidth);
    }
    await expect(await faultsOf(frame)).toEqual([]);
  }
  await expect(backgrounds.size).toBe(2);
}

/** The mail in a frame, once it is there with its pictures. */
export async function mailOf(frame: HTMLIFrameElement): Promise<Document> {
  await waitFor(() =>
    expect([frame.contentDocument?.URL, frame.contentDocument?.readyState]).toEqual([
      'about:srcdoc',
      'complete',
    ]),
  );
  return frame.contentDocument!;
}

/** What axe finds in the mail of a frame: axe looks at the document that it runs in. */
async function faultsOf({ contentWindow }: HTMLIFrameElement): Promise<string[]> {
  const inside = contentWindow as Window & Pick<typeof globalThis, 'eval'> & { axe: typeof axe };
  inside.eval(axeSource);
  // The story's own check asks for what a page has and a mail has not, such as a main landmark.
  inside.axe.configure({ allowedOrigins: [] });
  const { violations, passes } = await inside.axe.run({
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
  });
  await expect(passes.map(({ id }) => id)).toContain('color-contrast');
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((one) => one.html).join()}`);
}
