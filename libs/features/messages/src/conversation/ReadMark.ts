/**
 * Reports to the server how far this side has read: each position once, and again after a failure.
 */
export class ReadMark {
  private readonly send: (seq: number) => Promise<void>;
  private told = 0;

  constructor(send: (seq: number) => Promise<void>) {
    this.send = send;
  }

  /** @returns whether the server now knows it, and did not before */
  async tell(seq: number, known: number): Promise<boolean> {
    if (seq <= Math.max(this.told, known)) return false;
    const before = this.told;
    this.told = seq;
    try {
      await this.send(seq);
      return true;
    } catch {
      // sent again when the message is seen again
      this.told = Math.min(this.told, before);
      return false;
    }
  }
}
