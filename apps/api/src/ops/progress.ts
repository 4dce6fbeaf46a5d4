/** What a command that takes long shows meanwhile. */
export interface Progress {
  /** Replaces the line that shows how far it is. */
  step(text: string): void;
  /** A line that stays. */
  done(text: string): void;
}

/** In a terminal one line that moves; elsewhere, such as in a log, only what stays. */
export function progressOn(stream: NodeJS.WriteStream): Progress {
  const clear = stream.isTTY ? '\r\u001b[K' : '';
  return {
    step: (text) => {
      if (stream.isTTY) stream.write(`${clear}${text} …`);
    },
    done: (text) => void stream.write(`${clear}${text}\n`),
  };
}
