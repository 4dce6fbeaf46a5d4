export { MAX_FRAME_BYTES, MAX_PHOTO_BYTES } from './bodies.ts';
export { createMedia } from './media.ts';
export { photoUrl, presentUpload } from './present.ts';
export type { Media } from './types.ts';
