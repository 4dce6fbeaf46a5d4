// Generated from openapi.yaml: npm run generate -w @forecourt/contract

import type { Endpoint } from '../../endpoint.ts';


/**
 * Say where the license plate is on a photo, and whether it is hidden. Replaces what was said before. A hidden one is made unreadable in the photo that the report's public links and conversations show; staff, the customer's phone and dealers see the photo as it is. The box lies within the photo (422 otherwise, INVALID_FORMAT). Again is harmless.
 */
export const placePlate: Endpoint<'placePlate'> = { id: 'placePlate', method: 'PUT', path: '/api/requests/{id}/photos/{photoId}/plate', takes: ["id","photoId","body"], access: 'staff', keyed: false, check: null };
/**
 * Forget where the license plate is on a photo. Everybody sees the photo as it is. Again is harmless.
 */
export const removePlate: Endpoint<'removePlate'> = { id: 'removePlate', method: 'DELETE', path: '/api/requests/{id}/photos/{photoId}/plate', takes: ["id","photoId"], access: 'staff', keyed: false, check: null };
