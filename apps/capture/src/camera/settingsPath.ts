/** Where the camera is allowed: in Safari's menu, at Chrome's address bar, or somewhere else. */
export type SettingsPath = 'ios' | 'android' | 'other';

/** @param userAgent of the browser; an iPad calls itself a Mac, with a touch screen */
export function settingsPathOf(userAgent: string, touchPoints: number): SettingsPath {
  if (/iPhone|iPad|iPod/.test(userAgent)) return 'ios';
  if (/Macintosh/.test(userAgent) && touchPoints > 1) return 'ios';
  return /Android/.test(userAgent) ? 'android' : 'other';
}
