/** The visitor's device and settings, as far as they matter to the viewer. */

interface Connection {
  readonly saveData?: boolean;
  /** Such as `cellular` or `wifi`; few browsers tell. */
  readonly type?: string;
  readonly effectiveType?: string;
}

const matches = (feature: string): boolean => matchMedia(`(${feature})`).matches;

/** True when the visitor asked for less motion. */
export const prefersLessMotion = (): boolean => matches('prefers-reduced-motion: reduce');

/** A phone, held either way: pressed by fingers, and narrower than any tablet held sideways. */
const isPhone = (): boolean => matches('pointer: coarse') && innerWidth < 950;

/**
 * True if data should be saved: Save-Data is on, the connection is slower than 4G or metered, or the
 * device is a phone, whose browser may not tell, and whose screen shows little more in HD.
 */
export function savesData(): boolean {
  const { connection } = navigator as { connection?: Connection };
  const { saveData = false, effectiveType, type } = connection ?? {};
  return saveData || /2g|3g|cell/.test(`${effectiveType} ${type}`) || isPhone();
}

/** Memory budget for decoded pictures: 64 MB, half of it on a device with little memory. */
export function memoryBudget(): number {
  const { deviceMemory = 8 } = navigator as { deviceMemory?: number };
  return deviceMemory <= 2 ? 32e6 : 64e6;
}
