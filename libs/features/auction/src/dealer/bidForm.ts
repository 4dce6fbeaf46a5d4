/** Id of the bid form, for the bar that leads to it. */
export const bidFormId = 'bid';

/** Shows the price of the bid form, in the middle of the window, and puts the cursor into it. */
export function goToBidForm(): void {
  const price = document.getElementById(bidFormId)?.querySelector('input');
  price?.scrollIntoView({ block: 'center' });
  price?.focus({ preventScroll: true });
}
