/** A file that a page gave the browser to save. */
export interface SavedFile {
  name: string;
  content: Blob;
}

/** Takes what pages save instead of the browser, which would ask or fill a folder. */
export class SavedFiles {
  private readonly saved: SavedFile[] = [];
  private wanted: ((file: SavedFile) => void) | null = null;

  /** For a story's `beforeEach`: takes files until it ends. */
  readonly take = (): (() => void) => {
    const { createObjectURL } = URL;
    const { click } = HTMLAnchorElement.prototype;
    const blobs = new Map<string, Blob>();
    const add = (file: SavedFile): void => this.add(file);
    this.saved.length = 0;
    this.wanted = null;
    URL.createObjectURL = (blob: Blob) => {
      const url = createObjectURL.call(URL, blob);
      blobs.set(url, blob);
      return url;
    };
    HTMLAnchorElement.prototype.click = function (this: HTMLAnchorElement) {
      const content = blobs.get(this.href);
      if (content && this.download) add({ name: this.download, content });
      else click.call(this);
    };
    return () => {
      URL.createObjectURL = createObjectURL;
      HTMLAnchorElement.prototype.click = click;
    };
  };

  /** The next file, once it is saved. */
  next(): Promise<SavedFile> {
    const file = this.saved.shift();
    if (file) return Promise.resolve(file);
    return new Promise((resolve) => (this.wanted = resolve));
  }

  private add(file: SavedFile): void {
    const { wanted } = this;
    this.wanted = null;
    if (wanted) wanted(file);
    else this.saved.push(file);
  }
}
