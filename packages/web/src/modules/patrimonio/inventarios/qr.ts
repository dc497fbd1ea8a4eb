/** The worker that finds a QR code in a picture where the browser has no detector of its own. In: ImageData. Out: its text, or null. */
import jsQR from 'jsqr';

self.onmessage = ({ data: { data, width, height } }: MessageEvent<ImageData>) =>
  self.postMessage(jsQR(data, width, height, { inversionAttempts: 'dontInvert' })?.data ?? null);
