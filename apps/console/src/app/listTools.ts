/** The bulk actions and questions of lists, to load them before the list that shows them does. */
export {
  Bulk,
  CarBulk,
  RetryDialog,
  SendQuestionDialog,
  ThreadBulk,
} from '@forecourt/feature-lists/tools';
