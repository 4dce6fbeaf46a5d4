import type { Answer } from '@forecourt/contract';
import { expect } from '@playwright/test';
import type { Locator } from '@playwright/test';

type Auction = NonNullable<Answer<'getRequest'>['auction']>;

/** How far a window's clock may be from the server's: its answers take their time to come. */
const TOLERANCE_S = 60;

/** What a clock shows, in seconds. */
export async function secondsShown(clock: Locator): Promise<number> {
  const [hours = 0, minutes = 0, seconds = 0] = (await clock.innerText()).split(':').map(Number);
  return (hours * 60 + minutes) * 60 + seconds;
}

/** What is left of an auction by the server's clock, in seconds. */
export const secondsLeft = ({ end_time: end, server_time: now }: Auction): number =>
  (Date.parse(end) - Date.parse(now)) / 1000;

/** A window's clock comes to show what is left by the server's clock, whatever the window's own says. */
export async function showsTimeLeft(
  clock: Locator,
  read: () => Promise<Pick<Answer<'getRequest'>, 'auction'>>,
): Promise<void> {
  await expect(async () => {
    const left = secondsLeft((await read()).auction!);
    const shown = await secondsShown(clock);
    expect(Math.abs(shown - left), `${shown} s shown, ${left} s left`).toBeLessThan(TOLERANCE_S);
  }).toPass();
}
