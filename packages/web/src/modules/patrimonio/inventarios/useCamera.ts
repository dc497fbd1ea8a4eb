/**
 * The camera behind the phone, for as long as the page stands: its picture in a video, what it reads, its torch where there is one.
 *
 * A label that stays before the camera is told once; again after it was away for two seconds. Pictures are looked at one after the other, a
 * tenth of a second apart. Out: whether there is a camera (null while it is asked for).
 */
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { createDetector } from './detector.ts';

const ENTRE_QUADROS = 100;
const DE_NOVO = 2000;

interface ComLanterna extends MediaTrackCapabilities {
  torch?: boolean;
}

export interface Camera {
  video: RefObject<HTMLVideoElement | null>;
  ligada: boolean | null;
  /** null: it has none. */
  lanterna: boolean | null;
  toggleLanterna: () => void;
}

export function useCamera(onLido: (texto: string) => void): Camera {
  const video = useRef<HTMLVideoElement>(null);
  const track = useRef<MediaStreamTrack | null>(null);
  const [ligada, setLigada] = useState<boolean | null>(null);
  const [lanterna, setLanterna] = useState<boolean | null>(null);
  const told = useEffectEvent(onLido);

  useEffect(() => {
    let gone = false;
    let stop: () => void = () => undefined;
    async function run() {
      const element = video.current;
      if (!element || !navigator.mediaDevices) return setLigada(false);
      const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
      const detector = await createDetector();
      stop = () => {
        detector.close();
        for (const one of stream.getTracks()) one.stop();
      };
      if (gone) return stop();
      element.srcObject = stream;
      await element.play();
      track.current = stream.getVideoTracks()[0] ?? null;
      const can: ComLanterna = track.current?.getCapabilities?.() ?? {};
      setLigada(true);
      setLanterna(can.torch ? false : null);
      let last = { texto: '', em: 0 };
      while (!gone) {
        const texto = await detector.detect(element).catch(() => null);
        const agora = performance.now();
        if (texto !== null && !gone) {
          if (texto !== last.texto || agora - last.em > DE_NOVO) told(texto);
          last = { texto, em: agora };
        }
        await new Promise((resolve) => setTimeout(resolve, ENTRE_QUADROS));
      }
    }
    run().catch(() => setLigada(false));
    return () => {
      gone = true;
      stop();
    };
  }, []);

  const toggleLanterna = () => {
    const acesa = lanterna !== true;
    // In no type of the DOM: a constraint of Chromium's.
    const comLanterna: MediaTrackConstraintSet & { torch: boolean } = { torch: acesa };
    const pedido = { advanced: [comLanterna] };
    track.current?.applyConstraints(pedido).then(
      () => setLanterna(acesa),
      () => setLanterna(null),
    );
  };
  return { video, ligada, lanterna, toggleLanterna };
}
