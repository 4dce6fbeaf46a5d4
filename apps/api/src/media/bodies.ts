/** Maximum size of a photo, in bytes. */
export const MAX_PHOTO_BYTES = 30 * 1024 * 1024;
/** Maximum size of a PDF file, in bytes. */
export const MAX_PDF_BYTES = 10 * 1024 * 1024;
/** Maximum size of a scan's frame, in bytes. */
export const MAX_FRAME_BYTES = 4 * 1024 * 1024;
