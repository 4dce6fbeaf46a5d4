/** Id of the bid form, for the bar that leads to it. */
export const bidFormId = 'bid';

/** Shows the bid form and puts the cursor into its price. */
export function goToBidForm(): void {
  const form = document.getElementById(bidFormId);
  form?.scrollIntoView({ block: 'center' });
  form?.querySelector('input')?.focus({ preventScroll: true });
}
