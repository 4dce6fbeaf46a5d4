// The whole viewer as it is used: buttons, hotspots, slider and announcements on.
import { createViewer } from '../../../../libs/viewer-360/src/index.ts';

export default function mount(
  box: HTMLElement,
  ring: { high: string; low: string; count: number },
) {
  const hotspots = [0, ring.count / 6, ring.count / 3].map((frame, k) => ({
    id: 'followed',
    frame,
    x: 0.2 + 0.3 * k,
    y: 0.8,
    icon: 'damage',
    text: 'Followed over a third of the ring',
  }));
  const viewer = createViewer(box, {
    base: ring.high,
    lowBase: ring.low,
    count: ring.count,
    hotspots: [...hotspots, { frame: 1, x: 0.1, y: 0.9, text: 'On one frame' }],
  });
  return () => viewer.destroy();
}
