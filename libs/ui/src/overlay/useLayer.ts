import { useEffect, useEffectEvent, useRef } from 'react';
import type { RefObject } from 'react';
import { addLayer } from './outsidePress.ts';
import type { Layer } from './outsidePress.ts';

export interface LayerOptions extends Omit<Layer, 'element'> {
  open: boolean;
}

/**
 * Registers what is open over the page for presses outside: see `addLayer`.
 *
 * @returns the ref of its element
 */
export function useLayer(options: LayerOptions): RefObject<HTMLDivElement | null> {
  const { open, triggerId } = options;
  const element = useRef<HTMLDivElement>(null);
  const canClose = options.close !== undefined;
  const close = useEffectEvent(() => options.close?.());
  const closesOutside = useEffectEvent(() => options.closesOutside?.() !== false);
  useEffect(() => {
    if (!open) return;
    return addLayer({
      element: () => element.current,
      triggerId,
      closesOutside: () => closesOutside(),
      ...(canClose && { close: () => close() }),
    });
  }, [open, triggerId, canClose]);
  return element;
}
