import type { PhotoMarks } from '../photoMarks.ts';
import { FindingLayer } from '../findings/FindingLayer.tsx';
import type { FindingsStore } from '../findings/FindingsStore.ts';
import { PhotoLayer } from '../plates/PhotoLayer.tsx';
import { PlateAction } from '../plates/PlateAction.tsx';
import { PlateLayer } from '../plates/PlateLayer.tsx';
import { PlateSheet } from '../plates/PlateSheet.tsx';
import type { PlateStore } from '../plates/PlateStore.ts';
import type { MoreStore } from './MoreStore.ts';
import { PhotoAction } from './PhotoAction.tsx';
import { PhotoMark } from './PhotoMark.tsx';
import { RefuseSheet } from './RefuseSheet.tsx';

interface PhotoMarkStores {
  more: MoreStore;
  plates: PlateStore;
  findings: FindingsStore;
}

/** What staff see and do on each photo, for `PhotoMarksProvider`. */
export function photoMarks({ more: store, plates, findings }: PhotoMarkStores): PhotoMarks {
  return {
    Mark: (props) => <PhotoMark store={store} {...props} />,
    Action: (props) => (
      <>
        {props.where === 'bar' && <PlateAction store={plates} {...props} />}
        <PhotoAction store={store} {...props} />
      </>
    ),
    Question: (props) => (
      <>
        <RefuseSheet store={store.refusal} {...props} />
        <PlateSheet store={plates} upload={props.upload} />
      </>
    ),
    Layer: ({ upload, view }) => (
      <PhotoLayer upload={upload} view={view}>
        <FindingLayer store={findings} upload={upload} />
        <PlateLayer store={plates} upload={upload} />
      </PhotoLayer>
    ),
    isRefused: (upload) => store.refusalOf(upload) !== null,
  };
}
