// A file of its own, since it is loaded lazily while the rest of the package is not.
export { axiosTransport } from '@forecourt/api-client/axios';
