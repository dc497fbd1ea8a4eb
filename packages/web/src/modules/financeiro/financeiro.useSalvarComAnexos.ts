/**
 * Saves an edited instalment record: the changed fields, then the files taken off, then the new ones, each with the
 * version that the step before left.
 *
 * In: the record as read, its three operations. A step that fails leaves the form open; saving again goes on where it
 * stopped. Out: a function of the changes, the files that it shall have and the version seen.
 * Source: decisions §7 (Instalments).
 */
import type { Escopo } from '@sede/domain/modules/financeiro/despesas';
import { useCallback, useRef } from 'react';

interface Visto {
  id: string;
  versao: number;
}

export interface Passos<C extends object, Saved> {
  update: (input: C & Visto & { escopo: Escopo }) => Promise<Saved>;
  attach: (input: Visto & { anexos: string[]; escopo: Escopo }) => Promise<Saved>;
  detach: (input: Visto & { anexo: string }) => Promise<Saved>;
}

export interface Edicao<C> {
  /** null when no field changed. */
  changes: C | null;
  pdfs: readonly { id: string }[];
  escopo: Escopo;
}

export function useSalvarComAnexos<C extends object, Saved extends { versao: number }>(
  record: Visto & { arquivos: readonly { id: string }[] },
  { update, attach, detach }: Passos<C, Saved>,
) {
  const versao = useRef(record.versao);
  const stored = useRef(new Set(record.arquivos.map(({ id }) => id)));

  return useCallback(
    async (what: Edicao<C>, seen: number, onStep?: (saved: Saved) => void) => {
      const { changes, pdfs, escopo } = what;
      const { id } = record;
      const advance = (saved: Saved) => {
        versao.current = saved.versao;
        onStep?.(saved);
      };
      versao.current = Math.max(versao.current, seen);
      if (changes !== null) advance(await update({ ...changes, escopo, id, versao: versao.current }));

      const kept = new Set(pdfs.map(({ id: anexo }) => anexo));
      for (const anexo of [...stored.current].filter((one) => !kept.has(one))) {
        advance(await detach({ id, versao: versao.current, anexo }));
        stored.current.delete(anexo);
      }
      const fresh = [...kept].filter((one) => !stored.current.has(one));
      if (fresh.length > 0) {
        advance(await attach({ id, versao: versao.current, anexos: fresh, escopo }));
        for (const one of fresh) stored.current.add(one);
      }
    },
    [record, update, attach, detach],
  );
}
