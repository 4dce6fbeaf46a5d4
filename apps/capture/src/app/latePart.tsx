import { type ComponentType, type FunctionComponent, useEffect, useState } from 'react';
import { PartFailed } from '../screens/PartFailed.tsx';

export type LatePart<Props> = FunctionComponent<Props> & {
  /** Prefetches the part. Errors are ignored: it is loaded again when it is shown. */
  preload(): void;
};

/**
 * A lazily loaded part of the page. Unlike React's `lazy` it retries: without a network the
 * customer gets a button, and the part loads automatically once the network is back.
 *
 * @param Waiting what is shown meanwhile
 */
export function latePart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  Waiting: ComponentType = Nothing,
): LatePart<Props> {
  let Loaded: ComponentType<Props> | undefined;
  const fetchPart = async () => {
    Loaded ??= (await load()).default;
  };

  function Part(props: Props) {
    const [state, setState] = useState(Loaded ? 'here' : 'waiting');
    const [tries, setTries] = useState(0);
    useEffect(() => {
      if (Loaded) return;
      let left = false;
      const look = () =>
        void fetchPart().then(
          () => left || setState('here'),
          () => left || setState('failed'),
        );
      look();
      addEventListener('online', look);
      return () => {
        left = true;
        removeEventListener('online', look);
      };
    }, [tries]);
    if (Loaded) return <Loaded {...props} />;
    if (state === 'failed') return <PartFailed onRetry={() => setTries(tries + 1)} />;
    return <Waiting />;
  }
  Part.preload = () => void fetchPart().catch(() => undefined);
  return Part;
}

const Nothing = () => null;
