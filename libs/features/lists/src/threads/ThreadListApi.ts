import type { Api } from '@forecourt/api-client';
import { countThreads, listThreads, updateThread } from '@forecourt/contract/endpoints/messages';

/** The calls of a thread list. */
export const threadListEndpoints = { countThreads, listThreads, updateThread };

export type ThreadListApi = Pick<Api, keyof typeof threadListEndpoints>;
