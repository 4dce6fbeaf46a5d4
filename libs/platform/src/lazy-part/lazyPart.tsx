import type { ComponentType, FunctionComponent } from 'react';
import { lazyValue } from './lazyValue.ts';
import { useLazyValue } from './useLazyValue.ts';

/** A component whose code loads when it is rendered first. */
export type LazyPart<Props> = FunctionComponent<Props> & {
  /** Loads the code before it is needed. Errors are ignored: rendering the part loads it again. */
  preload(): Promise<void>;
};

export interface FailedProps {
  /** How often the code could not be loaded. */
  failures: number;
  /** Loads the code again now. */
  onRetry(): void;
}

interface LazyPartOptions<Props> {
  /** Shown until the code has loaded. @default nothing */
  waiting?: ComponentType<Props>;
  /** Shown once loading has failed, until it succeeds. @default what is shown while waiting */
  failed?: ComponentType<FailedProps>;
}

/**
 * A component whose code is not part of the page that shows it. Code that has loaded is rendered at
 * once; a load that fails is retried, and never takes the page down.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  { waiting: Waiting, failed: Failed }: LazyPartOptions<Props> = {},
): LazyPart<Props> {
  const code = lazyValue(load);

  function Lazy(props: Props) {
    const { value, failures, retry } = useLazyValue(code);
    if (value) return <value.default {...props} />;
    if (Failed && failures > 0) return <Failed failures={failures} onRetry={retry} />;
    return Waiting ? <Waiting {...props} /> : null;
  }
  Lazy.preload = code.preload;
  return Lazy;
}
