/** What the visitor's device and settings ask of the viewer. */

interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** True when the visitor asked for less motion. */
export const prefersLessMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** True when data is dear: Save-Data is on, or the line is slower than 4G. */
export function savesData(): boolean {
  const { connection } = navigator as { connection?: Connection };
  return connection?.saveData === true || /2g|3g/.test(connection?.effectiveType ?? '');
}

/** Bytes that decoded pictures may take on this device: 64 MB, half of it on a small one. */
export function memoryBudget(): number {
  const { deviceMemory = 8 } = navigator as { deviceMemory?: number };
  return deviceMemory <= 2 ? 32e6 : 64e6;
}
