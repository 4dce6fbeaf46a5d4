/** Whether the photo in full screen was opened in the gallery, which is then where to come back. */
let isFromGallery = false;

/** A photo of the gallery is about to open in full screen. */
export function leaveGallery(): void {
  isFromGallery = true;
}

/** The gallery's link to a photo, once after leaving from there; undefined if it is not shown. */
export function comeBackToGallery(id: string): HTMLElement | undefined {
  if (!isFromGallery) return undefined;
  isFromGallery = false;
  const link = document.querySelector<HTMLElement>(`[data-photo="${id}"] a`);
  return link?.offsetParent ? link : undefined;
}
