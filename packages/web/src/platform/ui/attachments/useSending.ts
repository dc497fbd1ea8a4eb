/**
 * One file on its way to an operation that reads it without keeping it as an attachment: sent, waited for, refused or given up.
 *
 * Out: `send` (a new sending gives up the one before, so does leaving the page), `trying`, around what is done with it, and what that
 * says: `busy`, and `falha` in the server's words. Source: decisions §2a (Files), §6.
 */
import { useEffect, useRef, useState } from 'react';
import { isAborted, messageOf } from '../../api/errors.ts';
import { sendFile } from './upload.ts';

export function useSending() {
  const [falha, setFalha] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const abort = useRef<AbortController | null>(null);
  const turn = useRef(0);
  useEffect(() => () => abort.current?.abort(), []);

  const send = <T>(path: string, file: File, headers: Readonly<Record<string, string>> = {}): Promise<T> => {
    abort.current?.abort();
    abort.current = new AbortController();
    return sendFile<T>(path, file, {
      headers: { 'Content-Type': 'application/octet-stream', ...headers },
      onProgress: () => undefined,
      signal: abort.current.signal,
    });
  };
  /** `onFailed`: what no longer holds once it was refused. */
  const trying = async (work: () => Promise<void>, onFailed?: () => void): Promise<void> => {
    turn.current += 1;
    const mine = turn.current;
    setBusy(true);
    setFalha(null);
    try {
      await work();
    } catch (error) {
      if (isAborted(error)) return;
      onFailed?.();
      setFalha(messageOf(error));
    } finally {
      // Whoever gave it up for another file waits for that one.
      if (mine === turn.current) setBusy(false);
    }
  };
  return { send, trying, busy, falha, setFalha, signal: () => abort.current?.signal };
}
