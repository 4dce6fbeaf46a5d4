import type { PhotoMarks } from '../photoMarks.ts';
import type { MoreStore } from './MoreStore.ts';
import { PhotoAction } from './PhotoAction.tsx';
import { PhotoMark } from './PhotoMark.tsx';
import { RefuseSheet } from './RefuseSheet.tsx';

/** What staff see and do on each photo, for `PhotoMarksProvider`. */
export function photoMarks(store: MoreStore): PhotoMarks {
  return {
    Mark: (props) => <PhotoMark store={store} {...props} />,
    Action: (props) => <PhotoAction store={store} {...props} />,
    Question: (props) => <RefuseSheet store={store.refusal} {...props} />,
    isRefused: (upload) => store.refusalOf(upload) !== null,
  };
}
