import { linkPage } from './vite/linkPage.ts';

/** The conversation behind a link. */
export default linkPage({
  html: 'conversation.html',
  folder: 'public-report',
  first: '/src/public/conversation.tsx',
});
