import { type ComponentType, type FunctionComponent, useContext, useEffect, useState } from 'react';
import { backoffMs } from '@forecourt/platform/queue';
import { PartFailed } from '../screens/PartFailed.tsx';
import { ModelContext } from './context.ts';
import { answers, wasReloaded } from './reloading.ts';

export type LatePart<Props> = FunctionComponent<Props> & {
  /** Prefetches the part. Errors are ignored: it is loaded again when it is shown. */
  preload(): void;
};

/**
 * A lazily loaded part of the page. Unlike React's `lazy` it retries, with growing pauses and when
 * the network is back: nothing notifies a phone that the server is. Meanwhile the customer has a
 * button.
 *
 * Most browsers never fetch a file again that failed once (the HTML standard's module map), so when
 * the server answers and the part still cannot be loaded, the page is reloaded: by itself once, and
 * by the button, but never while that would lose something.
 *
 * @param Waiting what is shown meanwhile
 */
export function latePart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  Waiting: ComponentType = Nothing,
): LatePart<Props> {
  let Loaded: ComponentType<Props> | undefined;
  let failures = 0;
  const fetchPart = async () => {
    Loaded ??= (await load()).default;
  };

  function Part(props: Props) {
    const model = useContext(ModelContext);
    const [state, setState] = useState(Loaded ? 'here' : 'waiting');
    const [presses, setPresses] = useState(0);
    useEffect(() => {
      if (Loaded) return;
      let left = false;
      let timer: ReturnType<typeof setTimeout> | undefined;
      const failed = async () => {
        if (left) return;
        setState('failed');
        clearTimeout(timer);
        timer = setTimeout(look, backoffMs(failures++, Math.random));
        if (failures === 1 || (presses === 0 && wasReloaded())) return;
        if (!(model?.wouldLose() ?? false) && (await answers()) && !left) location.reload();
      };
      const look = () =>
        void fetchPart().then(
          () => left || setState('here'),
          () => void failed(),
        );
      look();
      addEventListener('online', look);
      return () => {
        left = true;
        clearTimeout(timer);
        removeEventListener('online', look);
      };
    }, [presses, model]);
    if (Loaded) return <Loaded {...props} />;
    if (state === 'failed') return <PartFailed onRetry={() => setPresses(presses + 1)} />;
    return <Waiting />;
  }
  Part.preload = () => void fetchPart().catch(() => undefined);
  return Part;
}

const Nothing = () => null;
