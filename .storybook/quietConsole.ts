/* eslint-disable no-console -- this file listens to the console */
const heard: string[] = [];

/** Storybook's own: it reads the whole window out of an event that a spy was called with. */
const OF_STORYBOOK = 'Accessing the Story Store is deprecated';

const listen = (level: 'error' | 'warn') => {
  const before = console[level];
  console[level] = (...parts: unknown[]) => {
    const text = parts.map(String).join(' ');
    if (!text.startsWith(OF_STORYBOOK)) heard.push(`console.${level}: ${text}`);
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
  if (heard.length > 0) throw new Error(`The story wrote to the console: ${heard.join('\n')}`);
}
