import type { Device } from './device.ts';
import { indexedDevice } from './indexedDevice.ts';
import { memoryDevice } from './memoryDevice.ts';

/** IndexedDB if the browser opens it within two seconds, otherwise memory. Never throws. */
export async function openDevice(requestId: string): Promise<Device> {
  if (typeof indexedDB === 'undefined') return memoryDevice();
  try {
    // WebKit sometimes never answers open requests; the page must open anyway.
    return await Promise.race([indexedDevice(requestId), refusal(2000)]);
  } catch {
    return memoryDevice();
  }
}

const refusal = (ms: number) =>
  new Promise<never>((_resolve, reject) => {
    setTimeout(() => reject(new Error('storage did not open')), ms);
  });
