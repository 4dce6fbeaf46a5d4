import { useEffect, useState, useSyncExternalStore } from 'react';
import { useModel } from '../../app/context.ts';
import { DealerList, type DealersView } from './DealerList.ts';

/** The dealer list while the step is shown; it retries when the network is back. */
export function useDealers(): [DealerList, DealersView] {
  const model = useModel();
  const [list] = useState(() => new DealerList(model.listDealers));
  const view = useSyncExternalStore(list.subscribe, list.getView);
  useEffect(() => {
    void list.load();
    const retry = () => void list.retry();
    addEventListener('online', retry);
    return () => {
      list.stop();
      removeEventListener('online', retry);
    };
  }, [list]);
  return [list, view];
}
