/**
 * Finds the text of a QR code in a video: by the browser's own detector, else by jsqr in a worker, one picture at a time.
 *
 * Out of `detect`: the text, or null. Source: decisions-sindical-contratos-patrimonio (Labels, inventory); issue 12 (a scan ≤ 150 ms).
 */
interface Nativo {
  detect(video: HTMLVideoElement): Promise<{ rawValue: string }[]>;
}
interface ComDetector {
  BarcodeDetector?: {
    new (options: { formats: string[] }): Nativo;
    getSupportedFormats(): Promise<string[]>;
  };
}

export interface Detector {
  detect(video: HTMLVideoElement): Promise<string | null>;
  close(): void;
}

/** A label fills a good part of the picture: more pixels are only slower. */
const LARGURA = 640;

/** Null where the browser has none, or none for QR codes (as on a desktop). */
async function findNativo(): Promise<Detector | null> {
  const { BarcodeDetector } = globalThis as ComDetector; // no browser's types know it yet
  if (!BarcodeDetector || !(await BarcodeDetector.getSupportedFormats()).includes('qr_code')) return null;
  const nativo = new BarcodeDetector({ formats: ['qr_code'] });
  return {
    detect: async (video) => (await nativo.detect(video))[0]?.rawValue ?? null,
    close: () => undefined,
  };
}

function inWorker(): Detector {
  const worker = new Worker(new URL('./qr.ts', import.meta.url), { type: 'module' });
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d', { willReadFrequently: true });
  return {
    detect: (video) =>
      new Promise((resolve) => {
        const scale = Math.min(1, LARGURA / video.videoWidth);
        canvas.width = Math.round(video.videoWidth * scale);
        canvas.height = Math.round(video.videoHeight * scale);
        if (!context || canvas.width === 0) return resolve(null);
        context.drawImage(video, 0, 0, canvas.width, canvas.height);
        const picture = context.getImageData(0, 0, canvas.width, canvas.height);
        worker.onmessage = ({ data }: MessageEvent<string | null>) => resolve(data);
        worker.onerror = () => resolve(null);
        worker.postMessage(picture, [picture.data.buffer]);
      }),
    close: () => worker.terminate(),
  };
}

export const createDetector = async (): Promise<Detector> => (await findNativo().catch(() => null)) ?? inWorker();
