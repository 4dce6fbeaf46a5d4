/** Where a person's unpublished settings lie on the device; erased when they log out. */
export function settingsDraftsKey(userId: string): string {
  return `forecourt_settings:${userId}`;
}
