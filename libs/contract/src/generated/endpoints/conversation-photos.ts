// Generated from openapi.yaml: npm run generate -w @forecourt/contract

import type { Endpoint } from '../../endpoint.ts';


/**
 * Add a photo of the conversation with the customer to the report. Staff see it in the report from then on; it is in no report behind a link. Again is harmless; 422 for a PDF file, and for a photo from the conversation with a buyer.
 */
export const addConversationPhoto: Endpoint<'addConversationPhoto'> = { id: 'addConversationPhoto', method: 'PUT', path: '/api/requests/{id}/conversation_photos/{attachmentId}', takes: ["id","attachmentId"], access: 'staff', keyed: false, check: null };
/**
 * Take a photo of the conversation out of the report. It stays in the conversation. Again is harmless.
 */
export const removeConversationPhoto: Endpoint<'removeConversationPhoto'> = { id: 'removeConversationPhoto', method: 'DELETE', path: '/api/requests/{id}/conversation_photos/{attachmentId}', takes: ["id","attachmentId"], access: 'staff', keyed: false, check: null };
