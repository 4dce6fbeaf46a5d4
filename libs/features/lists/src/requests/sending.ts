// The question that sends a customer another message, for pages that are no list.
export { SendQuestion } from './SendQuestion.ts';
