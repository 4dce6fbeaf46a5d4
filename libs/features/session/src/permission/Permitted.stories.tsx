import type { Role } from '@forecourt/contract';
import type { RoleOperation } from '@forecourt/contract/roles';
import { makePartner, seeded } from '@forecourt/contract/fixtures';
import { failed, Resource } from '@forecourt/platform';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { BranchStore } from '../BranchStore.ts';
import { Permitted } from './Permitted.tsx';

type Branch = Pick<BranchStore, 'current' | 'partners' | 'load'>;

interface PermittedStoryProps {
  /** The user's role in the current branch; without one, the branch is not known. */
  role?: Role;
  operation?: RoleOperation;
  /** Whether the branches could not be loaded. */
  failing?: boolean;
  load?: Branch['load'];
}

function PermittedStory(props: PermittedStoryProps) {
  const { role, operation = 'getSettings', failing, load = async () => undefined } = props;
  const partners: Branch['partners'] = new Resource();
  if (failing) partners.state = failed(new Error('no answer'), partners.state);
  const current = role && makePartner(seeded('permitted'), { role, name: 'Northgate' });
  return (
    <main>
      <Permitted page operation={operation} branch={{ current, partners, load }}>
        <h1>Settings</h1>
      </Permitted>
    </main>
  );
}

const meta: Meta<typeof PermittedStory> = {
  title: 'Screens/Account/Log in/Permitted',
  component: PermittedStory,
  args: { role: 'ADMIN' },
};
export default meta;

type Story = StoryObj<typeof PermittedStory>;

export const Shown: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Settings' });
  },
};
export const ForAdministrators: Story = {
  args: { role: 'VIEWER' },
  play: async ({ canvas }) => {
    await canvas.findByText('Only administrators can open this page');
    await canvas.findByText(/Your role at Northgate is Viewer/);
    await expect(canvas.queryByRole('heading', { name: 'Settings' })).toBeNull();
  },
};
export const ForAgents: Story = {
  args: { role: 'VIEWER', operation: 'createRequest' },
  play: async ({ canvas }) => {
    await canvas.findByText('Only agents and administrators can do this');
  },
};
export const Loading: Story = { args: { role: undefined } };
export const Failed: Story = {
  args: { role: undefined, failing: true, load: fn(async () => undefined) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Retry' }));
    await expect(args.load).toHaveBeenCalledOnce();
  },
};
export const OnPhone: Story = { ...ForAdministrators, globals: { viewport: { value: 'phone' } } };
