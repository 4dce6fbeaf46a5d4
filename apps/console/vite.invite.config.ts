import { linkPage } from './vite/linkPage.ts';

/** The invite page. */
export default linkPage({
  html: 'invite.html',
  folder: 'invite-page',
  first: '/src/invite/boot.ts',
  then: ['page', '/src/invite/page.tsx'],
});
