/**
 * The camera of the page that reads labels, for as long as the page stands: its picture, what it reads, its torch where there is one.
 *
 * When something takes it away (the phone locks, another application) it starts again by itself: once at once where the page is seen, and
 * each time that the page is seen again. What was never on, and what does not start, waits for the button: nobody is asked twice unasked.
 */
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { openCamera } from './camera.ts';

interface ComLanterna extends MediaTrackCapabilities {
  torch?: boolean;
}

/** 'parada': it was on. */
type Estado = 'pedindo' | 'ligada' | 'parada' | 'sem';

export interface Camera {
  video: RefObject<HTMLVideoElement | null>;
  estado: Estado;
  ligar: () => void;
  /** null: it has none. */
  lanterna: boolean | null;
  toggleLanterna: () => void;
}

const isSeen = () => document.visibilityState === 'visible';

export function useCamera(onLido: (texto: string) => void): Camera {
  const video = useRef<HTMLVideoElement>(null);
  const track = useRef<MediaStreamTrack | null>(null);
  const ligar = useRef<() => void>(() => undefined);
  const [estado, setEstado] = useState<Estado>('pedindo');
  const [lanterna, setLanterna] = useState<boolean | null>(null);
  const told = useEffectEvent(onLido);

  useEffect(() => {
    /** Of the camera that runs or is asked for. */
    let aberta: AbortController | null = null;
    let ligou = false;
    let tentou = false;
    const close = () => {
      aberta?.abort();
      aberta = null;
      track.current = null;
    };
    const stop = () => {
      close();
      setEstado(ligou ? 'parada' : 'sem');
      setLanterna(null);
    };
    const onEnded = () => {
      stop();
      if (!isSeen() || tentou) return;
      tentou = true;
      void start();
    };
    async function start() {
      if (aberta || !video.current) return;
      const esta = new AbortController();
      const { signal } = esta;
      aberta = esta;
      setEstado('pedindo');
      try {
        const found = await openCamera(video.current, { signal, onEnded, onLido: (texto) => told(texto) });
        const can: ComLanterna = found.getCapabilities?.() ?? {};
        track.current = found;
        ligou = true;
        setEstado('ligada');
        setLanterna(can.torch ? false : null);
      } catch {
        if (!signal.aborted) stop();
      }
    }
    const onSeen = () => {
      if (!isSeen()) return;
      tentou = false;
      // Some phones end it without a word.
      if (track.current?.readyState === 'ended') stop();
      if (ligou) void start();
    };
    ligar.current = () => void start();
    document.addEventListener('visibilitychange', onSeen);
    void start();
    return () => {
      document.removeEventListener('visibilitychange', onSeen);
      close();
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
  return { video, estado, ligar: () => ligar.current(), lanterna, toggleLanterna };
}
