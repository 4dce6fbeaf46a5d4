import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { memoryDevice } from '../device/memoryDevice.ts';
import { demoPhoto } from '../test/demoPhotos.ts';
import { onlySections } from '../test/sampleCapture.ts';
import { captureStory, storyServer } from '../test/story.tsx';
import { welcomeMessages } from './welcomeMessages.ts';

const meta = { title: 'Screens/Capture/Welcome' } satisfies Meta;
export default meta;
type Story = StoryObj;

export const TradeIn: Story = {
  ...captureStory(),
  play: async ({ canvas }) => {
    await expect(storyServer().capture.status).toBe('SENT');
    await userEvent.click(await canvas.findByRole('button', { name: 'Start' }));
    await waitFor(async () =>
      expect(await canvas.findByRole('heading', { name: 'License plate' })).toHaveFocus(),
    );
    await waitFor(() => expect(storyServer().capture.status).toBe('OPENED'));
  },
};

export const WithSomebodyToAsk: Story = captureStory({
  capture: { agent_info: { public_name: 'Kadri Mägi', email: 'kadri@northgate.test' } },
});

export const Claim: Story = captureStory({
  capture: {
    request_type: 'CLAIM',
    partner: { id: 'p-2', name: 'Harbour Insurance', logo: { url: null, width: null } },
  },
});

export const Inspection: Story = captureStory({ capture: { request_type: 'INSPECT' } });

export const FewSections: Story = captureStory({
  capture: {
    sections: onlySections('licence_plate', 'exterior_images', 'contact_details'),
    terms_url: null,
    privacy_url: null,
  },
});

export const RequiredTold: Story = {
  ...captureStory({
    capture: { required_sections: ['licence_plate', 'exterior_images', 'mileage'] },
  }),
  play: async ({ canvas }) => {
    await canvas.findByText(
      'Required: License plate · The car from outside · Mileage. You can skip the rest.',
    );
  },
};
export const RequiredToldDark: Story = { ...RequiredTold, globals: { scheme: 'dark' } };

export const WithLogo: Story = captureStory({
  capture: {
    partner: {
      id: 'p-1',
      name: 'Northgate Motors',
      logo: { url: '/icon-that-is-not-there.svg', width: 160 },
    },
  },
});

/** A logo with a name in a gray that is made for a light background. */
const paperLogo = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 40" width="160" height="40"><path d="M4 34 20 6l16 28z" fill="#1f4fd8"/><path d="M48 12h100v5H48zm0 11h60v5H48z"/></svg>',
)}`;

export const LogoInTheDark: Story = {
  globals: { scheme: 'dark' },
  ...captureStory({
    capture: {
      partner: { id: 'p-1', name: 'Northgate Motors', logo: { url: paperLogo, width: 160 } },
    },
  }),
  play: async ({ canvas }) => {
    const logo = await canvas.findByRole('img', { name: 'Northgate Motors' });
    await waitFor(() => expect(getComputedStyle(logo).backgroundColor).toBe('rgb(236, 238, 242)'));
  },
};

export const BegunBefore: Story = {
  ...captureStory({
    given: async ({ actions }) => {
      await actions.setField('car.plate', '123 ABC');
      const place = { section: 'exterior_images', slot: 'front', single: true } as const;
      await actions.addPhoto(place, await demoPhoto('exterior-front'));
    },
  }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Continue' }));
    await expect(
      await canvas.findByRole('heading', { name: 'The car from outside' }),
    ).toBeInTheDocument();
  },
};

export const PrivateMode: Story = captureStory({ device: memoryDevice });

/** The build assigns each text its id. */
const idOf = (message: object): string => (message as { id: string }).id;

export const InAnotherLanguage: Story = {
  ...captureStory({ estonian: { [idOf(welcomeMessages.start)]: 'Alustame' } }),
  play: async ({ canvas }) => {
    await userEvent.selectOptions(await canvas.findByLabelText('Language'), 'et-EE');
    await expect(await canvas.findByRole('button', { name: 'Alustame' })).toBeInTheDocument();
    // Untranslated texts stay in en-US.
    await expect(canvas.getByText(/Saved on your phone/)).toBeInTheDocument();
    await waitFor(() => expect(document.documentElement.lang).toBe('et-EE'));
    await userEvent.selectOptions(canvas.getByLabelText('Language'), 'en-US');
    await canvas.findByRole('button', { name: 'Start' });
  },
};

export const LanguageThatDoesNotCome: Story = {
  ...captureStory({ estonian: null }),
  play: async ({ canvas }) => {
    await userEvent.selectOptions(await canvas.findByLabelText('Language'), 'et-EE');
    await expect(await canvas.findByText(/This language could not be loaded/)).toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Start' })).toBeInTheDocument();
    await waitFor(() => expect(canvas.getByLabelText('Language')).toHaveValue('en-US'));
  },
};
