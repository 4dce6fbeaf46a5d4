/** Loaded when somebody begins to use the page. */
export { axiosTransport } from '@forecourt/api-client/axios';
