interface Message {
  type(): string;
  text(): string;
  location(): { url: string };
}
interface Events {
  on(name: 'pageerror', listener: (error: Error) => void): unknown;
  on(name: 'console', listener: (message: Message) => void): unknown;
}
export declare function listenTo(
  page: Events,
  current: { id: string },
  note: (problem: string) => void,
): void;
export declare function sampleOf<One>(all: readonly One[], every: number): One[];
