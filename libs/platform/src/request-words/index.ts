export { requestStatusMessages } from './requestStatusMessages.ts';
