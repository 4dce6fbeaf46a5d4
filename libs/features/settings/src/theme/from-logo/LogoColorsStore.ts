import { Resource } from '@forecourt/platform';
import { type Proposal, proposeColors } from './proposeColors.ts';
import { readPixels } from './readPixels.ts';

/** The colors of one logo, read in the browser. */
export class LogoColorsStore {
  readonly proposal = new Resource<Proposal>();
  private readonly url: string;

  /** Starts to read. */
  constructor(url: string) {
    this.url = url;
    void this.read();
  }

  async read(): Promise<void> {
    await this.proposal.load(async () => proposeColors(await readPixels(this.url)));
  }
}
