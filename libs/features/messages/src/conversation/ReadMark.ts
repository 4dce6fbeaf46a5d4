/**
 * Reports to the server how far this side has read: each position once, and again after a failure.
 */
export class ReadMark {
  private readonly send: (seq: number) => Promise<void>;
  private sentSeq = 0;

  constructor(send: (seq: number) => Promise<void>) {
    this.send = send;
  }

  /** @returns whether the server now knows it, and did not before */
  async tell(seq: number, known: number): Promise<boolean> {
    if (seq <= Math.max(this.sentSeq, known)) return false;
    const before = this.sentSeq;
    this.sentSeq = seq;
    try {
      await this.send(seq);
      return true;
    } catch {
      // sent again when the message is seen again
      this.sentSeq = Math.min(this.sentSeq, before);
      return false;
    }
  }
}
