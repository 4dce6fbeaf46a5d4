/** A bid with its place in the order in which bids were taken. */
interface Placed {
  cents: number;
  seq: number;
}

/**
 * Which of two equal bids is better. Of sealed ones it is the earlier. In an open auction only a limit
 * answers a bid with an equal one; it was there before, and its step is the later of the two.
 */
export function tieOrder(sealed: boolean, seq: number): number {
  return sealed ? seq : -seq;
}

/** The best of the bids by value, then by the rule of equal ones. */
export function bestOf<Bid extends Placed>(sealed: boolean, bids: readonly Bid[]): Bid | null {
  const [best] = [...bids].sort(
    (one, other) =>
      other.cents - one.cents || tieOrder(sealed, one.seq) - tieOrder(sealed, other.seq),
  );
  return best ?? null;
}
