/**
 * Saves an edited record with many files: the changed fields, then the files taken off, then the new ones, each with the
 * version that the step before left.
 *
 * In: the record as read, its three operations. A step that fails leaves the form open; saving again goes on where it
 * stopped. Out: a function of the changes, the files that it shall have and the version seen. What goes along with the
 * changes and with new files besides (how far a change of an instalment reaches) is `with`; what is asked of the record as
 * it stands after all of it is `last`: in the same write as the changes where no file comes or goes, else a step of its own.
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
  last?: Partial<Changes>;
}

export function useSaveWithFiles<Changes extends object, Extra extends object, Saved extends { versao: number }>(
  record: Seen & { arquivos: readonly { id: string }[] },
  { update, attach, detach }: SaveSteps<Changes, Extra, Saved>,
) {
  const versao = useRef(record.versao);
  const stored = useRef(new Set(record.arquivos.map(({ id }) => id)));

  return useCallback(
    async (what: Edit<Changes, Extra>, seen: number, onStep?: (saved: Saved) => void) => {
      const { changes, files, with: extra, last } = what;
      const { id } = record;
      const advance = (saved: Saved) => {
        versao.current = saved.versao;
        onStep?.(saved);
      };
      versao.current = Math.max(versao.current, seen);
      const save = async (fields: Partial<Changes>) =>
        // The operation takes any part of a record's fields.
        advance(await update({ ...(fields as Changes), ...extra, id, versao: versao.current }));
      const kept = new Set(files.map(({ id: anexo }) => anexo));
      const taken = [...stored.current].filter((one) => !kept.has(one));
      const fresh = [...kept].filter((one) => !stored.current.has(one));
      const filesChange = taken.length + fresh.length > 0;
      const together = filesChange ? undefined : last;
      if (changes !== null || together) await save({ ...changes, ...together });

      for (const anexo of taken) {
        advance(await detach({ id, versao: versao.current, anexo }));
        stored.current.delete(anexo);
      }
      if (fresh.length > 0) {
        advance(await attach({ ...extra, id, versao: versao.current, anexos: fresh }));
        for (const one of fresh) stored.current.add(one);
      }
      if (filesChange && last) await save(last);
    },
    [record, update, attach, detach],
  );
}
