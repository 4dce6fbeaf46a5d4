// Every component of the kit has a story and a page of docs; every screen declares its states, and
// each declared state has a story.
import { coverage } from './coverage.mjs';

const { components, screens, states, stories, problems } = coverage(process.cwd());
console.log(
  `${components} components and ${screens} screens with ${states} states, told in ${stories} stories`,
);
for (const problem of problems) console.error(problem);
if (problems.length > 0) {
  console.error(`${problems.length} problems`);
  process.exit(1);
}
