/** Largest photo that is taken, in bytes. */
export const MAX_PHOTO_BYTES = 30 * 1024 * 1024;
/** Largest frame of a scan that is taken, in bytes. */
export const MAX_FRAME_BYTES = 4 * 1024 * 1024;
