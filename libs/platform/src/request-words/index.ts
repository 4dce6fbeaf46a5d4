export { additionMessages } from './additionMessages.ts';
export { requestStatusMessages } from './requestStatusMessages.ts';
