/**
 * Saves an edited record with many files: the changed fields, then the files taken off, then the new ones, each with the
 * version that the step before left.
 *
 * In: the record as read, its three operations. A step that fails leaves the form open; saving again goes on where it
 * stopped. Out: a function of the changes, the files that it shall have and the version seen. What goes along with the
 * changes and with new files besides (how far a change of an instalment reaches) is `with`.
 * Source: decisions §7 (Instalments).
 */
import { useCallback, useRef } from 'react';

interface Seen {
  id: string;
  versao: number;
}

export interface SaveSteps<Changes extends object, Extra extends object, Saved> {
  update: (input: Changes & Seen & Extra) => Promise<Saved>;
  attach: (input: Seen & { anexos: string[] } & Extra) => Promise<Saved>;
  detach: (input: Seen & { anexo: string }) => Promise<Saved>;
}

export interface Edit<Changes, Extra> {
  /** null when no field changed. */
  changes: Changes | null;
  files: readonly { id: string }[];
  with: Extra;
}

export function useSaveWithFiles<Changes extends object, Extra extends object, Saved extends { versao: number }>(
  record: Seen & { arquivos: readonly { id: string }[] },
  { update, attach, detach }: SaveSteps<Changes, Extra, Saved>,
) {
  const versao = useRef(record.versao);
  const stored = useRef(new Set(record.arquivos.map(({ id }) => id)));

  return useCallback(
    async (what: Edit<Changes, Extra>, seen: number, onStep?: (saved: Saved) => void) => {
      const { changes, files, with: extra } = what;
      const { id } = record;
      const advance = (saved: Saved) => {
        versao.current = saved.versao;
        onStep?.(saved);
      };
      versao.current = Math.max(versao.current, seen);
      if (changes !== null) advance(await update({ ...changes, ...extra, id, versao: versao.current }));

      const kept = new Set(files.map(({ id: anexo }) => anexo));
      for (const anexo of [...stored.current].filter((one) => !kept.has(one))) {
        advance(await detach({ id, versao: versao.current, anexo }));
        stored.current.delete(anexo);
      }
      const fresh = [...kept].filter((one) => !stored.current.has(one));
      if (fresh.length > 0) {
        advance(await attach({ ...extra, id, versao: versao.current, anexos: fresh }));
        for (const one of fresh) stored.current.add(one);
      }
    },
    [record, update, attach, detach],
  );
}
