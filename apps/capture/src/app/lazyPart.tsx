import { useContext, useEffect, useRef } from 'react';
import type { ComponentType } from 'react';
import { type FailedProps, type LazyPart, lazyPart as lazy } from '@forecourt/platform/lazy-part';
import { PartFailed } from '../screens/PartFailed.tsx';
import { ModelContext } from './context.ts';
import { answers, wasReloaded } from './reloading.ts';

/**
 * A lazily loaded part of the page. While its code cannot be loaded, the customer has a button.
 *
 * @param waiting what is shown meanwhile
 */
export function lazyPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  waiting?: ComponentType<Props>,
): LazyPart<Props> {
  return lazy(load, { waiting, failed: Failed });
}

/**
 * Most browsers never fetch a file again that failed once (the HTML standard's module map), so when
 * the server answers and the part still cannot be loaded, the page is reloaded: by itself once, and
 * by the button, but never while that would lose something.
 */
function Failed({ failures, onRetry }: FailedProps) {
  const model = useContext(ModelContext);
  const isPressed = useRef(false);
  useEffect(() => {
    if (failures === 1 || (!isPressed.current && wasReloaded())) return;
    if (model?.wouldLose()) return;
    let hasLeft = false;
    void answers().then((reachable) => reachable && !hasLeft && location.reload());
    return () => {
      hasLeft = true;
    };
  }, [failures, model]);
  const press = (): void => {
    isPressed.current = true;
    onRetry();
  };
  return <PartFailed onRetry={press} />;
}
