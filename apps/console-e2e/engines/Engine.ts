/** A browser engine that Playwright cannot drive. */
export interface Engine {
  /** A window of 390 × 844 px that shares nothing with the ones before it. */
  open(): Promise<EngineWindow>;
  /** Ends every process of it. */
  close(): Promise<void>;
}

/** What both WebDriver protocols can do, in the words that they share. */
export interface EngineWindow {
  /** Resolves when the document is loaded. */
  goto(url: string): Promise<void>;
  /**
   * Runs a function in the page. It is sent as text: all that it uses must be its arguments, which
   * like its result are sent as JSON.
   *
   * @throws what the function throws
   */
  run<Args extends unknown[], Result>(
    inPage: (...args: Args) => Result,
    ...args: Args
  ): Promise<Result>;
  /** Runs a script in the page, such as a library's. */
  load(script: string): Promise<void>;
  /** Moves the mouse and presses keys as a person does: W3C WebDriver's actions. */
  perform(sources: readonly InputSource[]): Promise<void>;
  /** Chooses files, by their paths, for the input that a function returns. */
  setFiles<Args extends unknown[]>(
    input: (...args: Args) => Element,
    args: Args,
    paths: readonly string[],
  ): Promise<void>;
  /** The errors and warnings in the console so far. */
  complaints(): Promise<string[]>;
  close(): Promise<void>;
}

/** One device of W3C WebDriver's actions. */
export type InputSource =
  | { type: 'key'; id: string; actions: { type: 'keyDown' | 'keyUp'; value: string }[] }
  | {
      type: 'pointer';
      id: string;
      parameters: { pointerType: 'mouse' };
      actions: (
        | { type: 'pointerMove'; x: number; y: number; duration: number }
        | { type: 'pointerDown' | 'pointerUp'; button: 0 }
      )[];
    };

/** The screen of a phone, in px. */
export const screen = { width: 390, height: 844 };

/**
 * A function and its arguments as the text of one expression, whose value is the result as JSON.
 */
export const expressionOf = (inPage: unknown, args: readonly unknown[]): string =>
  `JSON.stringify((${String(inPage)})(...${JSON.stringify(args)})) ?? 'null'`;
