import { Advice, Do, Dont } from './Advice.tsx';
import { Container } from './Container.tsx';
import { Framed } from './Framed.tsx';
import { ScreenPage } from './ScreenPage.tsx';
import { States } from './States.tsx';
import { Step, Strip } from './Strip.tsx';
import { UsedBy } from './UsedBy.tsx';

/** How pages of docs are framed, what screens get by themselves, and the words MDX may use. */
export const docs = {
  toc: { headingSelector: 'h2', title: 'On this page' },
  container: Container,
  page: ScreenPage,
  components: { Advice, Do, Dont, Framed, States, Step, Strip, UsedBy },
};
