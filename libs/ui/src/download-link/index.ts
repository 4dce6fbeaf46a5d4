export { DownloadLink } from './DownloadLink.tsx';
export type { DownloadLinkProps } from './DownloadLink.tsx';
