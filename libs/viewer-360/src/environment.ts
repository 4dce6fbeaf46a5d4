/** The visitor's device and settings, as far as they matter to the viewer. */

interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** True when the visitor asked for less motion. */
export const prefersLessMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** True if data should be saved: Save-Data is on, or the connection is slower than 4G. */
export function savesData(): boolean {
  const { connection } = navigator as { connection?: Connection };
  return connection?.saveData === true || /2g|3g/.test(connection?.effectiveType ?? '');
}

/** Memory budget for decoded pictures: 64 MB, half of it on a device with little memory. */
export function memoryBudget(): number {
  const { deviceMemory = 8 } = navigator as { deviceMemory?: number };
  return deviceMemory <= 2 ? 32e6 : 64e6;
}
