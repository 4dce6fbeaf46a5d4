/** Tells the server how far the own side has read: each place once, and again if it did not get through. */
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
      // looked at again, it is told again
      this.told = Math.min(this.told, before);
      return false;
    }
  }
}
