import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { LanguageSelect } from './LanguageSelect.tsx';

const choose = fn();

const meta = {
  title: 'Components/Navigation/LanguageSelect',
  component: LanguageSelect,
  args: {
    languages: [
      { code: 'en-US', name: 'English' },
      { code: 'et-EE', name: 'Eesti' },
    ],
    value: 'en-US',
    onChange: (event) => choose(event.target.value),
  },
} satisfies Meta<typeof LanguageSelect>;

export default meta;
type Story = StoryObj<typeof meta>;

export const English: Story = {};
export const Chooses: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.selectOptions(within(canvasElement).getByLabelText('Language'), 'et-EE');
    await expect(choose).toHaveBeenCalledWith('et-EE');
  },
};

export const Touch: Story = {
  args: { size: 'touch', bare: true },
  play: async ({ canvasElement }) => {
    const control = within(canvasElement).getByRole('combobox', { name: 'Language' });
    await expect(control.getBoundingClientRect().height).toBeGreaterThanOrEqual(48);
    await expect(getComputedStyle(control).fontSize).toBe('16px');
  },
};
export const Busy: Story = { args: { busy: true } };
export const NotLoaded: Story = { args: { bare: true, error: 'This language did not load' } };
