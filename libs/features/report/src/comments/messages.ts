import { defineMessages } from 'react-intl';

export const commentMessages = defineMessages({
  title: { defaultMessage: 'Comments', description: 'Heading of staff’s comments on a report' },
  hint: {
    defaultMessage: 'Visible to your branch only.',
    description: 'Under the heading of staff’s comments on a report',
  },
  empty: {
    defaultMessage: 'No comments yet',
    description: 'In place of the comments on a report while there are none',
  },
  readOnly: {
    defaultMessage:
      'Your role lets you read comments but not write them. Ask an administrator to change it.',
    description: 'In place of the form for a comment, for those who may only read',
  },
  loading: { defaultMessage: 'Loading comments', description: 'Spoken while comments load' },
  failed: {
    defaultMessage: 'The comments could not be loaded',
    description: 'In place of comments when the server did not answer',
  },
  stale: {
    defaultMessage: 'The newest comments could not be loaded.',
    description: 'Over comments that could not be fetched again',
  },
  notSent: {
    defaultMessage: 'Your comment was not saved. It’s back in the box. Try again.',
    description: 'After a comment that the server did not take',
  },
  notDeleted: {
    defaultMessage: 'The comment was not deleted. It is still there.',
    description: 'After a deletion that the server did not take',
  },
  subject: { defaultMessage: 'About', description: 'Label of what a comment is about' },
  wholeReport: {
    defaultMessage: 'The whole report',
    description: 'Choice of what a comment is about: no section in particular',
  },
  messageHint: {
    defaultMessage: 'Type @ to mention a colleague.',
    description: 'Under the box to write a comment in',
  },
  members: {
    defaultMessage: 'Colleagues to mention',
    description: 'Names the list that opens while @ is typed',
  },
  noMember: {
    defaultMessage: 'No colleague with this name',
    description: 'In place of colleagues while @ and a name is typed',
  },
  membersFailed: {
    defaultMessage: 'Your colleagues could not be loaded',
    description: 'In place of colleagues while @ is typed',
  },
  message: { defaultMessage: 'Comment', description: 'Label of the box to write a comment in' },
  send: { defaultMessage: 'Add comment', description: 'Button that adds a comment' },
  delete: {
    defaultMessage: 'Delete comment',
    description: 'Button that deletes one’s own comment',
  },
  deleteTitle: {
    defaultMessage: 'Delete this comment?',
    description: 'Question before one’s own comment is deleted',
  },
  keep: { defaultMessage: 'Keep it', description: 'Button: do not delete the comment' },
});
