export { MAX_FRAME_BYTES, MAX_PDF_BYTES, MAX_PHOTO_BYTES } from './bodies.ts';
export { createMedia } from './media.ts';
export { fileNameOf, photoUrl, presentStaffUpload, presentUpload } from './present.ts';
export type { LinkGrant } from './grant.ts';
export type { Media } from './types.ts';
