import { linkPage } from './vite/linkPage.ts';

/** The report behind a link. */
export default linkPage({
  html: 'public.html',
  folder: 'public-report',
  first: '/src/public/boot.ts',
  then: ['report', '/src/public/page.tsx'],
});
