import type { MessagesApi } from '@forecourt/api-client/messages';

/** The calls of a thread list. */
export type ThreadListApi = Pick<MessagesApi, 'listThreads' | 'countThreads' | 'updateThread'>;
