import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Badge } from '../badge/Badge.tsx';
import { RowError, RowsTable } from './RowsTable.tsx';

const meta = {
  title: 'Components/Data/RowsTable',
  component: RowsTable,
  args: {
    label: 'Rows of the file',
    columns: ['Row', 'What happens', 'Name'],
    children: (
      <>
        <tr>
          <td>2</td>
          <td>
            <Badge tone="success">Add</Badge>
          </td>
          <td>Harbor Motors</td>
        </tr>
        <tr>
          <td>3</td>
          <td>
            <Badge tone="neutral">Skip</Badge>
          </td>
          <td>Lakeside Cars</td>
        </tr>
      </>
    ),
  },
} satisfies Meta<typeof RowsTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Rows: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Rows of the file' })).toHaveAttribute(
      'tabindex',
      '0',
    );
    const heads = canvas.getAllByRole('columnheader').map(({ textContent }) => textContent);
    await expect(heads).toEqual(['Row', 'What happens', 'Name']);
  },
};

export const WithErrors: Story = {
  args: {
    children: (
      <tr data-wrong>
        <td>4</td>
        <td>
          <Badge tone="danger">Error</Badge>
          <RowError>Email is not valid</RowError>
        </td>
        <td>Hilltop Autos</td>
      </tr>
    ),
  },
  play: async ({ canvas }) => {
    const [cell] = canvas.getAllByRole('cell');
    await expect(getComputedStyle(cell!).backgroundColor).not.toBe('rgba(0, 0, 0, 0)');
    await expect(getComputedStyle(canvas.getByText('Email is not valid')).display).toBe('block');
  },
};

const many = Array.from({ length: 60 }, (_, at) => at + 2);
export const ManyRows: Story = {
  args: {
    children: many.map((line) => (
      <tr key={line}>
        <td>{line}</td>
        <td>
          <Badge tone="success">Add</Badge>
        </td>
        <td>Dealer {line}</td>
      </tr>
    )),
  },
  play: async ({ canvas }) => {
    const frame = canvas.getByRole('region');
    await expect(frame.scrollHeight).toBeGreaterThan(frame.clientHeight);
  },
};
