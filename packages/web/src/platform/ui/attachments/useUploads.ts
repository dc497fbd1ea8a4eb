/**
 * Files on their way: one entry each with its progress or its failure, until it joins the field's value.
 * Leaving the form aborts what is still being sent; the server sweeps what no record came to own.
 */

import { type FileRule, fileProblem } from '@sede/domain/kernel';
import { useCallback, useEffect, useRef, useState } from 'react';
import { isAborted, messageOf } from '../../api/errors.ts';
import { type Attachment, upload } from './upload.ts';

export interface Sending {
  key: number;
  file: File;
  /** 0 to 1. */
  progress: number;
  failure: string | null;
  /** A failure that sending again would not mend (of another kind, too large). */
  final: boolean;
}

export function useUploads(rule: FileRule, onDone: (attachment: Attachment) => void, onFailed?: () => void) {
  const [sending, setSending] = useState<readonly Sending[]>([]);
  const aborts = useRef(new Map<number, AbortController>());
  const lastKey = useRef(0);
  const done = useRef(onDone);
  done.current = onDone;
  const failed = useRef(onFailed);
  failed.current = onFailed;
  useEffect(() => {
    const running = aborts.current;
    return () => {
      for (const abort of running.values()) abort.abort();
    };
  }, []);

  const change = useCallback(
    (key: number, part: Partial<Sending>) =>
      setSending((all) => all.map((one) => (one.key === key ? { ...one, ...part } : one))),
    [],
  );
  const drop = useCallback((key: number) => {
    aborts.current.get(key)?.abort();
    setSending((all) => all.filter((one) => one.key !== key));
  }, []);

  const start = useCallback(
    async (key: number, file: File) => {
      const abort = new AbortController();
      aborts.current.set(key, abort);
      change(key, { failure: null, progress: 0 });
      try {
        const attachment = await upload(file, {
          rule,
          signal: abort.signal,
          onProgress: (progress) => change(key, { progress }),
        });
        setSending((all) => all.filter((one) => one.key !== key));
        done.current(attachment);
      } catch (error) {
        if (isAborted(error)) return;
        change(key, { failure: messageOf(error) });
        failed.current?.();
      } finally {
        aborts.current.delete(key);
      }
    },
    [rule, change],
  );

  const add = useCallback(
    (files: Iterable<File>) => {
      for (const file of files) {
        const key = ++lastKey.current;
        const failure = fileProblem(rule, file);
        setSending((all) => [...all, { key, file, progress: 0, failure, final: failure !== null }]);
        if (failure === null) void start(key, file);
      }
    },
    [start, rule],
  );
  return { sending, add, drop, retry: (one: Sending) => void start(one.key, one.file) };
}
