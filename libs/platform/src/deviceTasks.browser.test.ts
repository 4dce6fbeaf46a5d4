import { afterEach, expect, test } from 'vitest';
import { fileDatabaseOf, forgetTasks, forgetTasksOfOthers, taskDatabaseOf } from './deviceTasks.ts';
import { newTask, openTasks } from './queue/index.ts';

afterEach(() => {
  for (const id of ['ann', 'ben']) forgetTasks(id);
});

const names = async () =>
  (await indexedDB.databases()).map(({ name }) => name).filter((name) => name?.includes('staff'));

test('what waits outlives the page, and ends with the sign-out though the page has it open', async () => {
  const name = taskDatabaseOf('ann');
  const first = await openTasks<string>(name);
  await first.add({ task: newTask({ key: 'a', meta: 'archive' }) });
  await openTasks<string>(fileDatabaseOf('ann'));
  const second = await openTasks<string>(name);
  expect(await second.all()).toHaveLength(1);
  forgetTasks('ann');
  await expect.poll(names).toEqual([]);
});

test('a person who signs in leaves nothing of other people', async () => {
  for (const id of ['ann', 'ben']) await openTasks(taskDatabaseOf(id));
  for (const id of ['ann', 'ben']) await openTasks(fileDatabaseOf(id));
  await forgetTasksOfOthers('ben');
  await expect.poll(names).toEqual([taskDatabaseOf('ben'), fileDatabaseOf('ben')]);
});
