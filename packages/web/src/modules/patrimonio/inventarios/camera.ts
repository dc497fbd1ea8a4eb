/**
 * The camera behind the phone, shown in a video and read from, until the signal says that it is over or something takes it away.
 *
 * A label that stays before the camera is told once; again after pictures without it were seen for two seconds: how long a
 * picture takes to be looked at says nothing. Pictures are looked at one after the other, a tenth of a second apart. Out: the
 * track, once the picture runs. Errors: those of `getUserMedia`, and a browser without cameras.
 */
import { createDetector, type Detector } from './detector.ts';

const ENTRE_QUADROS = 100;
const DE_NOVO = 2000;

interface Leitura {
  signal: AbortSignal;
  onLido: (texto: string) => void;
  /** The phone was locked, or another application took it. */
  onEnded: () => void;
}

/** Calls `done` when it is over, at once where it is already. */
function whenOver(signal: AbortSignal, done: () => void): void {
  if (signal.aborted) done();
  else signal.addEventListener('abort', done, { once: true });
}

async function readOn(element: HTMLVideoElement, detector: Detector, { signal, onLido }: Leitura): Promise<void> {
  let last: string | null = null;
  /** When the first and the newest of the pictures without it were seen. */
  let away: { de: number; ate: number } | null = null;
  while (!signal.aborted) {
    const texto = await detector.detect(element).catch(() => null);
    if (texto === null) {
      const ate = performance.now();
      const de: number = away?.de ?? ate;
      away = { de, ate };
    } else if (!signal.aborted) {
      if (texto !== last || (away !== null && away.ate - away.de > DE_NOVO)) onLido(texto);
      last = texto;
      away = null;
    }
    await new Promise((resolve) => setTimeout(resolve, ENTRE_QUADROS));
  }
}

export async function openCamera(element: HTMLVideoElement, leitura: Leitura): Promise<MediaStreamTrack> {
  const { signal, onEnded } = leitura;
  if (!navigator.mediaDevices) throw new DOMException('no cameras here', 'NotFoundError');
  const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
  whenOver(signal, () => {
    for (const one of stream.getTracks()) one.stop();
  });
  signal.throwIfAborted();
  const [track] = stream.getVideoTracks();
  if (!track) throw new DOMException('no picture', 'NotFoundError');
  track.addEventListener('ended', onEnded, { signal });
  const detector = await createDetector();
  whenOver(signal, () => detector.close());
  signal.throwIfAborted();
  element.srcObject = stream;
  await element.play();
  signal.throwIfAborted();
  void readOn(element, detector, leitura);
  return track;
}
