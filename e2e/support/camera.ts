/**
 * A browser whose camera sees what a journey holds before it: Chromium's own test device, fed with a film of two pictures.
 *
 * `camera.show(text)`: a QR code of this text, before any page that opens the camera from then on; the film is read when the camera starts.
 * Use: `test.extend(withCamera)`. A film is YUV4MPEG2, 4:2:0, as the device takes it; a code is black on white, so that colour is a constant.
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Fixtures, PlaywrightWorkerOptions } from '@playwright/test';
import { encode } from 'uqr';
import { findChromium } from './chromium.ts';

export interface Camera {
  show: (text: string) => Promise<void>;
}

const LARGURA = 640;
const ALTURA = 480;
/** Quiet modules around the code, as printed labels have them. */
const MARGEM = 4;

function picture(text: string): Buffer {
  const { data } = encode(text, { border: MARGEM });
  const brightness = Buffer.alloc(LARGURA * ALTURA, 235);
  const module = Math.floor(ALTURA / data.length);
  const [left, top] = [(LARGURA - module * data.length) >> 1, (ALTURA - module * data.length) >> 1];
  for (const [y, line] of data.entries())
    for (const [x, dark] of line.entries())
      if (dark)
        for (let row = 0; row < module; row++) {
          const from = (top + y * module + row) * LARGURA + left + x * module;
          brightness.fill(16, from, from + module);
        }
  return Buffer.concat([Buffer.from('FRAME\n'), brightness, Buffer.alloc((LARGURA * ALTURA) / 2, 128)]);
}

const film = (text: string) =>
  Buffer.concat([Buffer.from(`YUV4MPEG2 W${LARGURA} H${ALTURA} F10:1 Ip A1:1 C420\n`), picture(text), picture(text)]);

export const withCamera: Fixtures<
  { camera: Camera },
  { filme: string },
  object,
  Pick<PlaywrightWorkerOptions, 'launchOptions'>
> = {
  filme: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names from this pattern
    async ({}, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'sede-camera-'));
      const file = join(folder, 'camera.y4m');
      await writeFile(file, film('nada'));
      await use(file);
      await rm(folder, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
  launchOptions: [
    async ({ filme }, use) => {
      const chromium = await findChromium();
      const camera = [
        '--use-fake-ui-for-media-stream',
        '--use-fake-device-for-media-stream',
        `--use-file-for-fake-video-capture=${filme}`,
      ];
      await use({ ...chromium, args: [...chromium.args, ...camera] });
    },
    { scope: 'worker' },
  ],
  camera: async ({ filme }, use) => {
    await use({ show: (text) => writeFile(filme, film(text)) });
  },
};
