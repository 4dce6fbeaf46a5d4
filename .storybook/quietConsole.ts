/* eslint-disable no-console -- this file listens to the console */
const heard: string[] = [];

const listen = (level: 'error' | 'warn') => {
  const before = console[level];
  console[level] = (...parts: unknown[]) => {
    heard.push(`console.${level}: ${parts.map(String).join(' ')}`);
    before(...parts);
  };
  return () => (console[level] = before);
};

/** Records console output from before a story renders until the next one starts. */
export function listenToConsole() {
  heard.length = 0;
  const stop = [listen('error'), listen('warn')];
  return () => stop.forEach((one) => one());
}

/** Fails a story that wrote to the console: its warnings would reach every developer and user. */
export function expectQuietConsole() {
  if (heard.length > 0) throw new Error(`The story wrote to the console.\n${heard.join('\n')}`);
}
