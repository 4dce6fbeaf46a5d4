import type { Upload } from '@forecourt/contract';
import { fromScan, type Viewer } from '@forecourt/viewer-360';
import { Viewer360 } from '@forecourt/viewer-360/react';
import { observer } from 'mobx-react-lite';
import { type MouseEvent, useEffect, useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { useDamageFocus } from '../damages/damageContext.ts';
import { pinsOn, type ScanDamages } from '../damages/scanPins.ts';
import { scanColors } from '../scanColors.ts';
import { scanTexts } from '../scanTexts.ts';

interface ScanViewerProps {
  upload: Upload;
  /** Aspect ratio of its frame; `auto` fills the parent. */
  ratio: number | 'auto';
  /** The damages to show on it. */
  damages?: ScanDamages | undefined;
}

/**
 * The 360 viewer for an upload's frames, with the pins of its damages: it turns to the one that is
 * chosen anywhere in the report. Renders nothing until they are processed.
 */
export const ScanViewer = observer(function ScanViewer(props: ScanViewerProps) {
  const { upload, ratio, damages } = props;
  const intl = useIntl();
  const texts = useMemo(() => scanTexts(intl), [intl]);
  const focus = useDamageFocus();
  const [viewer, setViewer] = useState<Viewer | null | undefined>();
  const { processedimagescount, processedpath, lrprocessedpath } = upload;
  const scan = useMemo(
    () =>
      processedimagescount !== null && processedpath !== null && lrprocessedpath !== null
        ? fromScan({ processedimagescount, processedpath, lrprocessedpath })
        : undefined,
    [processedimagescount, processedpath, lrprocessedpath],
  );
  const hotspots = damages ? pinsOn(upload, damages, intl) : [];
  // Pins that changed are drawn anew, and the chosen one's words are shown again.
  const drawn = JSON.stringify(hotspots);
  const { chosen = null, shown = 0 } = focus ?? {};
  useEffect(() => {
    if (!viewer || !focus || chosen === null) return;
    viewer.showHotspot(chosen);
    if (!focus.takesFocus) return;
    focus.takesFocus = false;
    const pin = viewer.element.querySelector<HTMLElement>('.v360-hotspot[aria-expanded=true]');
    pin?.focus({ preventScroll: true });
  }, [viewer, focus, chosen, shown, drawn]);

  const follow = (event: MouseEvent) => {
    const link = (event.target as Element).closest('a.v360-bubble-link');
    if (!link || chosen === null) return;
    event.preventDefault();
    damages?.onLink(chosen);
  };
  if (!scan) return null;
  return (
    // Only follows the links inside, which have keys of their own.
    <div style={scanColors} onClick={follow}>
      <Viewer360
        ref={setViewer}
        {...scan}
        texts={texts}
        ratio={ratio}
        hotspots={hotspots}
        onHotspot={(id) => focus?.choose(id ?? null)}
      />
    </div>
  );
});
